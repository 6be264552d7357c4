import { createReviewStore } from "../../../src/adapters/sqlite/beacon/review-store";
import { textMessage } from "../../support/beacon";
import { connectRaw } from "../../support/raw-http";
import { signIn, startDesk, type TestDesk, type TestReviewer } from "../../support/desk";
import { openBeside } from "../../support/stored";

let desk: TestDesk;
let reviewer: TestReviewer;
beforeEach(async () => {
  desk = await startDesk([["unstructured", textMessage("Hello.")]]);
  reviewer = await signIn(desk);
});

const QUEUE = "/?state=unread";
const marksPath = () => `/submissions/${desk.ids[0]!}/marks`;

async function marks() {
  const db = openBeside(desk.dataDir, { readonly: true });
  const item = await createReviewStore(db).item(desk.ids[0]!);
  db.close();
  return item!.marks;
}

describe("a change", () => {
  it("is made with the token of its session", async () => {
    expect((await reviewer.post(marksPath(), { verdict: "reviewed" })).status).toBe(303);
    expect(await marks()).toHaveLength(1);
  });

  it.each([
    ["without a token", { csrf: "" }],
    ["with one that is made up", { csrf: "A".repeat(43) }],
  ])("%s is refused, and nothing is written", async (_what, fields) => {
    const { status, body } = await reviewer.post(marksPath(), { verdict: "reviewed", ...fields });
    expect(status).toBe(403);
    expect(body).toContain("not from your session");
    expect(await marks()).toEqual([]);
  });

  it("with the token of another session is refused", async () => {
    const other = await signIn(desk);
    const fields = { verdict: "reviewed", csrf: other.csrf };
    expect((await reviewer.post(marksPath(), fields)).status).toBe(403);
  });

  it("without a session is refused, whatever token comes with it", async () => {
    const { status } = await reviewer.post(marksPath(), { verdict: "reviewed" }, { Cookie: "" });
    expect(status).toBe(401);
  });

  it("is slowed down after ten wrong tokens", async () => {
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1)
      statuses.push((await reviewer.post(marksPath(), { csrf: "wrong" })).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });

  it.each([
    ["Origin of another port", { Origin: "http://127.0.0.1:1" }],
    ["Origin of another scheme", { Origin: "https://127.0.0.1" }],
    ["Origin of another site", { Origin: "https://evil.example" }],
    ["Sec-Fetch-Site: cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["Sec-Fetch-Site: same-site", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate" }],
    ["Sec-Fetch-Site: none", { "Sec-Fetch-Site": "none" }],
  ])("with %s is refused, though the token is right", async (_what, headers) => {
    const { status } = await reviewer.post(marksPath(), { verdict: "reviewed" }, headers);
    expect(status).toBe(403);
    expect(await marks()).toEqual([]);
  });

  it.each([
    ["the desk's own Origin", () => ({ Origin: `http://127.0.0.1:${desk.port}` })],
    ["its Origin under another name", () => ({ Origin: `http://localhost:${desk.port}` })],
    ["null, which no-referrer makes of it", () => ({ Origin: "null" })],
    ["Sec-Fetch-Site: same-origin", () => ({ "Sec-Fetch-Site": "same-origin" })],
  ])("with %s is made", async (_what, headers) => {
    const { status } = await reviewer.post(marksPath(), { verdict: "reviewed" }, headers());
    expect(status).toBe(303);
  });

  it.each([
    ["JSON", "application/json", 415],
    ["a form with files", "multipart/form-data; boundary=a", 415],
    ["plain text", "text/plain", 415],
  ])("as %s is refused", async (_what, type, status) => {
    const answer = await reviewer.post(marksPath(), {}, { "Content-Type": type });
    expect(answer.status).toBe(status);
  });

  it("that is too large is refused", async () => {
    const { status } = await reviewer.post(marksPath(), { note: "x".repeat(40_000) });
    expect(status).toBe(413);
  });
});

describe("the name under which the desk is asked", () => {
  const ask = (Host: string) => desk.ask(QUEUE, { headers: { Host, Cookie: reviewer.cookie } });

  it("is one of its own", async () => {
    for (const name of ["127.0.0.1", "localhost", "LOCALHOST", "[::1]"])
      expect((await ask(`${name}:${desk.port}`)).status).toBe(200);
  });

  it.each([
    ["another site's, as after DNS rebinding", () => `evil.example:${desk.port}`],
    ["one that begins like its own", () => `localhost.evil.example:${desk.port}`],
    ["its own with another port", () => "127.0.0.1:1"],
    ["its own without a port", () => "127.0.0.1"],
    ["one with a user", () => `evil@127.0.0.1:${desk.port}`],
    ["one with a path", () => `127.0.0.1:${desk.port}/`],
    ["the address of a network", () => `192.168.0.1:${desk.port}`],
  ])("is not %s", async (_what, host) => {
    const { status, body } = await ask(host());
    expect(status).toBe(403);
    expect(body).not.toContain("Hello.");
  });

  it("is wanted: HTTP 1.0 without one is refused", async () => {
    const raw = await connectRaw(desk.publicUrl);
    raw.send(`GET ${QUEUE} HTTP/1.0\r\nCookie: ${reviewer.cookie}\r\n\r\n`);
    expect((await raw.next()).status).toBe(403);
    raw.socket.destroy();
  });

  it("is also that of the public URL", async () => {
    const behind = await startDesk([], { BEACON_DESK_PUBLIC_URL: "https://Desk.example:443" });
    const answers = ["desk.example", "desk.example:443", "evil.example"].map((Host) =>
      behind.ask("/sign-in", { headers: { Host } }),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 403]);
  });
});

describe("what another site has a browser ask for", () => {
  const ask = (headers: Record<string, string>) => reviewer.get(QUEUE, headers);

  it("is refused, unless it is a link that is followed", async () => {
    const site = { "Sec-Fetch-Site": "cross-site" };
    expect((await ask({ ...site, "Sec-Fetch-Mode": "no-cors" })).status).toBe(403);
    expect((await ask({ ...site, "Sec-Fetch-Mode": "cors" })).status).toBe(403);
    const frame = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
    expect((await ask({ ...site, ...frame })).status).toBe(403);
    const link = { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await ask({ ...site, ...link })).status).toBe(200);
  });
});

describe("every answer", () => {
  const HEADERS = {
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "permissions-policy": expect.stringContaining("geolocation=()"),
  };

  it("has the headers that keep it to itself", async () => {
    const answers = [
      await reviewer.get(QUEUE),
      await reviewer.get("/"),
      await reviewer.get(`/submissions/${desk.ids[0]!}`),
      await reviewer.get("/export.jsonl"),
      await reviewer.get("/updates"),
      await reviewer.get("/nowhere"),
      await reviewer.get("/%zz"),
      await desk.ask("/sign-in"),
      await desk.ask(QUEUE),
      await desk.ask(QUEUE, { headers: { Host: "evil.example" } }),
      await desk.ask(QUEUE, { method: "DELETE" }),
      await desk.ask("*", { method: "OPTIONS" }),
      await reviewer.post(marksPath(), { csrf: "" }),
    ];
    for (const { headers } of answers) expect(headers).toMatchObject(HEADERS);
  });

  it("sets no header that opens it to others", async () => {
    const { headers } = await reviewer.get(QUEUE, { Origin: "https://evil.example" });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("comes for HEAD as for GET, without a body", async () => {
    for (const path of [QUEUE, `/submissions/${desk.ids[0]!}`, "/help", "/export.jsonl"]) {
      const got = await reviewer.get(path);
      const headers = { Cookie: reviewer.cookie };
      const head = await desk.ask(path, { method: "HEAD", headers });
      expect({ path, status: head.status, body: head.body }).toEqual({
        path,
        status: got.status,
        body: "",
      });
      expect(head.headers["content-length"]).toBe(got.headers["content-length"]);
      expect(head.headers["content-type"]).toBe(got.headers["content-type"]);
    }
  });
});

describe("the style, the script and the icon", () => {
  it("are the only things that a page loads, from the desk itself, and can be kept for good", async () => {
    const { body } = await reviewer.get(QUEUE);
    const loaded = [...body.matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(loaded.map((path) => path.replace(/\.[0-9a-f]{16}\./, ".HASH."))).toEqual([
      "/assets/desk.HASH.css",
      "/assets/desk.HASH.svg",
      "/assets/desk.HASH.js",
    ]);
    for (const path of loaded) {
      const { status, headers } = await desk.ask(path);
      expect({ status, cache: headers["cache-control"] }).toEqual({
        status: 200,
        cache: "public, max-age=31536000, immutable",
      });
    }
  });

  it("name no other place, and no page has a script or style of its own", async () => {
    const pages = [QUEUE, `/submissions/${desk.ids[0]!}`, "/chain", "/help"];
    for (const page of pages) {
      const { body } = await reviewer.get(page);
      expect(body).not.toMatch(/<style|\sstyle="|\son\w+="|<script(?![^>]*\ssrc="\/assets\/)/);
      expect(body).not.toMatch(/(?:href|src|action)="(?!\/|#|")/);
    }
    const css = /"(\/assets\/[^"]+css)"/.exec((await reviewer.get(QUEUE)).body)![1]!;
    expect((await desk.ask(css)).body).not.toMatch(/url\(|@import/);
  });
});

describe("what is not there", () => {
  it.each([
    ["an unknown page", "/nowhere"],
    ["an unknown submission", "/submissions/unknown"],
    ["a style of another version", "/assets/desk.0123456789abcdef.css"],
    ["a mark of an unknown submission", "/submissions/unknown/marks/1"],
  ])("%s is a page that says so", async (_what, path) => {
    const { status, headers, body } = await reviewer.get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<h1>Not Found</h1>");
  });

  it("is said of a mark for an unknown submission too", async () => {
    const { status } = await reviewer.post("/submissions/unknown/marks", { verdict: "reviewed" });
    expect(status).toBe(404);
  });

  it.each([
    ["PUT", QUEUE, "GET, HEAD"],
    ["POST", QUEUE, "GET, HEAD"],
    ["POST", "/help", "GET, HEAD"],
    ["DELETE", "/submissions/x", "GET, HEAD"],
    ["POST", "/updates", "GET, HEAD"],
    ["GET", "/submissions/x/marks", "POST"],
    ["HEAD", "/sign-out", "POST"],
    ["PUT", "/sign-in", "GET, HEAD, POST"],
    ["PATCH", "/chain", "GET, HEAD, POST"],
  ])("%s of %s is 405, and says what is allowed", async (method, path, allowed) => {
    const { status, headers } = await desk.ask(path, { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: allowed });
  });
});
