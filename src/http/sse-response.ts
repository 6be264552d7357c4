import type { ServerResponse } from "node:http";

/** How often a silent stream shows that it lives. */
const HEARTBEAT_MS = 15_000;

/** How much a subscriber may leave unread before it is dropped. */
const MAX_UNREAD_BYTES = 4 * 1024 * 1024;

/** A response of Server-Sent Events. It knows frames, not what they say. */
export interface SseResponse {
  /**
   * Writes whole frames, several at a time. A subscriber that has left too much unread is dropped, not
   * awaited; one frame, however large, is not too much.
   */
  write(frames: string | Buffer): void;
  /** Ends the stream, after these last frames. */
  end(frames?: string): void;
}

/**
 * Starts a response of Server-Sent Events (HTML, server-sent events).
 *
 * @param onClose called once when the subscriber leaves or is dropped, or the stream has ended
 */
export function openSse(res: ServerResponse, onClose: () => void): SseResponse {
  res.writeHead(200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
  res.flushHeaders();
  const heartbeat = setInterval(() => {
    write(": alive\n\n");
  }, HEARTBEAT_MS);
  heartbeat.unref();
  res.once("close", () => {
    clearInterval(heartbeat);
    onClose();
  });

  const write = (frames: string | Buffer) => {
    if (res.destroyed || res.writableEnded) return;
    if (res.writableLength > MAX_UNREAD_BYTES) res.destroy();
    else res.write(frames);
  };
  return {
    write,
    end(frames = "") {
      if (!res.destroyed && !res.writableEnded) res.end(frames);
    },
  };
}
