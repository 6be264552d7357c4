import type { ServerResponse } from "node:http";

/** How often a silent stream shows that it lives, and a full one that it is read. */
const HEARTBEAT_MS = 15_000;

/** How much a subscriber may leave unread before it is dropped. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024;

/** How much all subscribers together may have waiting here for them to read. */
const MAX_WAITING_BYTES = 256 * 1024 * 1024;

/** Large frames are handed on in pieces, so that it can be seen whether somebody reads them. */
const PIECE_BYTES = 128 * 1024;

/** A response of Server-Sent Events. It knows frames, not what they say. */
export interface SseResponse {
  /**
   * Writes whole frames, several at a time. A subscriber that has left too much unread is dropped, not
   * awaited; what is written in one go, however large, is not too much as long as it is being read.
   */
  write(frames: string | Buffer): void;
  /**
   * Resolves when all that was written has been taken, or when nobody is there to take it; undefined
   * when nothing waits.
   */
  drained(): Promise<void> | undefined;
  /** Ends the stream, after these last frames. */
  end(frames?: string): void;
}

let allWaitingBytes = 0;

/**
 * Starts a response of Server-Sent Events (HTML, server-sent events).
 *
 * @param onClose called once when the subscriber leaves or is dropped, or the stream has ended
 */
export function openSse(res: ServerResponse, onClose: () => void): SseResponse {
  const pieces: (string | Buffer)[] = [];
  const drainers: (() => void)[] = [];
  let waitingBytes = 0;
  let writtenBytes = 0;
  let takenBytes = 0;
  let isFull = false;
  let isEnding = false;

  res.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  res.flushHeaders();
  const heartbeat = setInterval(() => {
    const taken = writtenBytes - unread();
    if (unread() === 0) write(": alive\n\n");
    else if (taken <= takenBytes) res.destroy();
    takenBytes = taken;
  }, HEARTBEAT_MS);
  heartbeat.unref();
  res.once("close", () => {
    clearInterval(heartbeat);
    wait(-waitingBytes);
    tellDrained();
    onClose();
  });
  res.on("drain", () => {
    isFull = false;
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
      wait(-piece.length);
      if (hand(piece)) return;
    }
    if (isEnding) res.end();
    tellDrained();
  });

  const unread = () => waitingBytes + res.writableLength;
  const isOver = () => res.destroyed || res.writableEnded || isEnding;

  const wait = (bytes: number) => {
    waitingBytes += bytes;
    allWaitingBytes += bytes;
  };

  const tellDrained = () => {
    for (const tell of drainers.splice(0)) tell();
  };

  /** Hands bytes to the socket. Answers whether it wants no more for now. */
  const hand = (bytes: string | Buffer): boolean => {
    isFull = !res.write(bytes);
    return isFull;
  };

  const write = (frames: string | Buffer) => {
    if (isOver()) return;
    const mayWait = isFull || frames.length > PIECE_BYTES;
    const isTooMuch = mayWait && allWaitingBytes + frames.length > MAX_WAITING_BYTES;
    if (isTooMuch || unread() > MAX_UNREAD_BYTES) {
      res.destroy();
      return;
    }
    writtenBytes += frames.length;
    if (frames.length <= PIECE_BYTES && !isFull) {
      hand(frames);
      return;
    }
    for (const piece of cut(frames)) {
      if (!isFull) hand(piece);
      else {
        pieces.push(piece);
        wait(piece.length);
      }
    }
  };

  return {
    write,
    drained() {
      if (!isFull || isOver()) return undefined;
      return new Promise((resolve) => {
        drainers.push(resolve);
      });
    },
    end(frames = "") {
      if (isOver()) return;
      if (pieces.length === 0) {
        res.end(frames);
        return;
      }
      pieces.push(frames);
      wait(frames.length);
      isEnding = true;
    },
  };
}

function* cut(frames: string | Buffer): Generator<string | Buffer> {
  if (frames.length <= PIECE_BYTES) {
    yield frames;
    return;
  }
  const bytes = typeof frames === "string" ? Buffer.from(frames, "utf8") : frames;
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    yield bytes.subarray(start, start + PIECE_BYTES);
}
