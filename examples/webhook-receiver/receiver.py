"""Receives push notifications, takes the genuine ones and works on each once, without any package:
WEBHOOK_SECRET=… PORT=8093 python3 examples/webhook-receiver/receiver.py
"""

import base64
import hashlib
import hmac
import json
import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MAX_BODY_BYTES = 32 * 1024 * 1024
MAX_IDS = 10_000
TOLERANCE_SECONDS = 300

SECRET = os.environ["WEBHOOK_SECRET"]
KEY = base64.b64decode(SECRET[6:]) if SECRET.startswith("whsec_") else SECRET.encode()

# In memory for brevity. What must outlive a crash is stored, with its id, before it is answered.
seen: "OrderedDict[str, None]" = OrderedDict()
lock = threading.Lock()
waiting: "queue.SimpleQueue[dict]" = queue.SimpleQueue()


def work() -> None:
    while True:
        print(json.dumps(waiting.get(), ensure_ascii=False), flush=True)


def fault(headers, body: bytes) -> "str | None":
    """Why a delivery is not genuine or not recent; None where it is both."""
    message_id, sent = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    # Without a point in it the id ends where the timestamp begins.
    if not message_id or "." in message_id or not (sent.isascii() and sent.isdigit()):
        return "malformed_header"
    if len(sent) > 12 or abs(time.time() - int(sent)) > TOLERANCE_SECONDS:
        return "stale"
    signed = f"{message_id}.{sent}.".encode() + body
    wanted = b"v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest())
    given = headers.get("webhook-signature", "").encode().split(b" ")
    if not any(hmac.compare_digest(wanted, signature) for signature in given):
        return "bad_signature"
    return None


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30

    def do_POST(self) -> None:
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()) or int(length) > MAX_BODY_BYTES:
            self.close_connection = True
            return self.answer(413 if length else 411)
        body = self.rfile.read(int(length))
        if (code := fault(self.headers, body)) is not None:
            print("refused:", code, file=sys.stderr, flush=True)
            return self.answer(401)
        try:
            event = json.loads(body)
        except ValueError:
            return self.answer(400)
        with lock:
            is_new = self.headers["webhook-id"] not in seen
            seen[self.headers["webhook-id"]] = None
            if len(seen) > MAX_IDS:
                seen.popitem(last=False)
        if is_new:
            waiting.put(event)
        return self.answer(204)

    def answer(self, status: int) -> None:
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_arguments) -> None:
        pass


if __name__ == "__main__":
    threading.Thread(target=work, daemon=True).start()
    server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8093"))), Receiver)
    print(f"listening on http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()
