import { LINK_MS } from "../../../src/beacon/desk/sign-in-links";
import { SESSION_MS } from "../../../src/beacon/desk/sessions";
import { WRONG_TOKENS_PER_MINUTE } from "../../../src/beacon/desk/admission";
import { pathOf, reviewerWith, signIn, startDesk, type TestDesk } from "../../support/desk";

const QUEUE = "/?state=unread";

async function openLink(desk: TestDesk, headers = {}) {
  await desk.printLink();
  return desk.ask(pathOf(desk.links.at(-1)!), { headers });
}

const wrongLink = (desk: TestDesk) => desk.ask(`/sign-in?token=${"A".repeat(43)}`);

describe("pins: signing in", () => {
  it("a link is good for 15 minutes, a session for 12 hours, a source for 10 wrong tokens a minute", () => {
    expect({ LINK_MS, SESSION_MS, WRONG_TOKENS_PER_MINUTE }).toEqual({
      LINK_MS: 900_000,
      SESSION_MS: 43_200_000,
      WRONG_TOKENS_PER_MINUTE: 10,
    });
  });
});

describe("a sign-in link", () => {
  it("has 32 random bytes, others each time", async () => {
    const desk = await startDesk();
    await desk.printLink();
    await desk.printLink();
    const tokens = desk.links.map((link) => new URL(link).searchParams.get("token")!);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(new Set(tokens).size).toBe(2);
  });

  it("is exchanged for a session by a page that goes on by itself", async () => {
    const desk = await startDesk();
    const { status, headers, body } = await openLink(desk);
    expect(status).toBe(200);
    expect(headers["set-cookie"]).toEqual([
      expect.stringMatching(
        new RegExp(
          `^beacon-desk-${desk.port}=[\\w-]{43}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict$`,
        ),
      ),
    ]);
    expect(body).toContain(`<meta http-equiv="refresh" content="0; url='/'">`);
    const cookie = headers["set-cookie"]![0]!.split(";")[0]!;
    expect((await desk.ask(QUEUE, { headers: { Cookie: `a=b; ${cookie}` } })).status).toBe(200);
  });

  it("has a Secure cookie with the __Host- prefix where browsers come by https", async () => {
    const desk = await startDesk([], { BEACON_DESK_PUBLIC_URL: "https://desk.example" });
    await desk.printLink();
    expect(desk.links[0]).toMatch(/^https:\/\/desk\.example\/sign-in\?token=/);
    const { headers } = await desk.ask(pathOf(desk.links[0]!), {
      headers: { Host: "desk.example" },
    });
    expect(headers["set-cookie"]![0]).toMatch(
      /^__Host-beacon-desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it("is good once: the second time a new one is printed, and that is good", async () => {
    const desk = await startDesk();
    await openLink(desk);
    const again = await desk.ask(pathOf(desk.links[0]!));
    expect(again.status).toBe(403);
    expect(again.headers).not.toHaveProperty("set-cookie");
    expect(again.body).toContain("A new link was printed.");
    expect(desk.links).toHaveLength(2);
    expect((await desk.ask(pathOf(desk.links[1]!))).status).toBe(200);
  });

  it("is good for 15 minutes, and not longer", async () => {
    const desk = await startDesk();
    await desk.printLink();
    await desk.printLink();
    desk.clock.pass(LINK_MS - 1);
    expect((await desk.ask(pathOf(desk.links[0]!))).status).toBe(200);
    desk.clock.pass(1);
    const late = await desk.ask(pathOf(desk.links[1]!));
    expect(late.status).toBe(403);
    expect(late.body).toContain("older than 15 minutes");
  });

  it("is not used up by a look at its head, nor by a browser that reads ahead", async () => {
    const desk = await startDesk();
    await desk.printLink();
    const path = pathOf(desk.links[0]!);
    const ahead = { headers: { "Sec-Purpose": "prefetch;prerender" } };
    expect((await desk.ask(path, { method: "HEAD" })).status).toBe(403);
    expect((await desk.ask(path, ahead)).status).toBe(403);
    expect((await desk.ask(path)).status).toBe(200);
  });

  it("is printed again on demand, a few times a minute, and those before it stay good", async () => {
    const desk = await startDesk();
    const bodies = [];
    for (let asked = 0; asked < 5; asked += 1) {
      const { body } = await desk.ask("/sign-in", {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      bodies.push(body.includes("A new link was printed."));
    }
    expect(bodies).toEqual([true, true, true, false, false]);
    expect((await desk.ask(pathOf(desk.links[0]!))).status).toBe(200);
  });

  it("is not printed for another site", async () => {
    const desk = await startDesk();
    const { status } = await desk.ask("/sign-in", {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: "http://127.0.0.1:1",
      },
    });
    expect({ status, links: desk.links }).toEqual({ status: 403, links: [] });
  });
});

describe("a wrong token", () => {
  it("is refused, and prints nothing", async () => {
    const desk = await startDesk();
    const { status, headers } = await wrongLink(desk);
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(desk.links).toEqual([]);
  });

  it("is slowed down by source, which does not hold up a right one", async () => {
    const desk = await startDesk();
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1) statuses.push((await wrongLink(desk)).status);
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
    const { headers, body } = await wrongLink(desk);
    expect(headers["retry-after"]).toMatch(/^[1-9]\d?$/);
    expect(body).toContain("<h1>Too Many Requests</h1>");
    expect((await openLink(desk)).status).toBe(200);
  });
});

describe("a session", () => {
  it("is wanted by every page, each of which says how to sign in", async () => {
    const desk = await startDesk([["unstructured", { parts: [{ text: "Hello" }] }]]);
    const pages = [
      "/",
      QUEUE,
      `/submissions/${desk.ids[0]!}`,
      "/updates",
      "/export.jsonl",
      "/chain",
    ];
    for (const page of [...pages, "/help"]) {
      const { status, headers, body } = await desk.ask(page);
      expect({ page, status }).toEqual({ page, status: 401 });
      expect(headers["www-authenticate"]).toBe("SignInLink");
      expect(body).toContain("Print a new link there");
      expect(body).not.toContain("Hello");
    }
  });

  it("ends after 12 hours, whatever was done in it", async () => {
    const desk = await startDesk();
    const reviewer = await signIn(desk);
    desk.clock.pass(SESSION_MS - 1);
    expect((await reviewer.get(QUEUE)).status).toBe(200);
    desk.clock.pass(1);
    expect((await reviewer.get(QUEUE)).status).toBe(401);
    expect((await reviewer.post("/sign-out")).status).toBe(401);
  });

  it("ends when its reviewer signs out, and others go on", async () => {
    const desk = await startDesk();
    const [one, other] = [await signIn(desk), await signIn(desk)];
    const { status, headers } = await one.post("/sign-out");
    expect(status).toBe(200);
    expect(headers["set-cookie"]![0]).toMatch(/^beacon-desk-\d+=; Max-Age=0; Path=\/; HttpOnly/);
    expect((await one.get(QUEUE)).status).toBe(401);
    expect((await other.get(QUEUE)).status).toBe(200);
  });

  it("is kept in memory alone: another start knows none of before", async () => {
    const desk = await startDesk();
    const { cookie } = await signIn(desk);
    await desk.stop();
    const later = await startDesk([], { BEACON_DATA_DIR: desk.dataDir });
    // The name of the cookie has the port in it, which is another one now.
    const Cookie = cookie.replace(String(desk.port), String(later.port));
    expect((await later.ask(QUEUE, { headers: { Cookie } })).status).toBe(401);
  });

  it("is not begun by a cookie that somebody made up", async () => {
    const desk = await startDesk();
    for (const value of ["", "A".repeat(43), "__proto__", "%00"]) {
      const Cookie = `beacon-desk-${desk.port}=${value}`;
      expect((await desk.ask(QUEUE, { headers: { Cookie } })).status).toBe(401);
    }
  });
});

describe("where a proxy names the users", () => {
  const IN = { BEACON_DESK_USER_HEADER: "X-Forwarded-User" };

  it("nobody signs in, no link is printed, and whoever is not named is refused", async () => {
    const desk = await startDesk([], IN);
    await desk.printLink();
    expect(desk.links).toEqual([]);
    expect((await desk.ask("/sign-in")).status).toBe(404);
    expect((await desk.ask("/sign-out")).status).toBe(404);
    expect((await desk.ask(QUEUE)).status).toBe(403);
  });

  it("a user is who it says, in UTF-8, and is shown so", async () => {
    const desk = await startDesk([], IN);
    const name = Buffer.from("Zoë <b>", "utf8").toString("latin1");
    const { status, body } = await desk.ask(QUEUE, { headers: { "X-Forwarded-User": name } });
    expect(status).toBe(200);
    expect(body).toContain("Zoë &lt;b&gt;");
    expect(body).not.toContain("Sign out");
  });

  it.each([
    ["empty", " "],
    ["too long", "a".repeat(101)],
    ["no UTF-8", "a\u00e9"],
    ["with a control character", "a\tb"],
    ["with a bidirectional override", Buffer.from("a\u202eb").toString("latin1")],
    ["two", ["alice", "mallory"]],
  ])("a name that is %s is refused", async (_what, value) => {
    const desk = await startDesk([], IN);
    const { status } = await desk.ask(QUEUE, { headers: { "X-Forwarded-User": value } });
    expect(status).toBe(403);
  });

  it("the token of a form is of one user alone", async () => {
    const desk = await startDesk([["unstructured", { parts: [{ text: "Hello" }] }]], IN);
    const alice = await reviewerWith(desk, { "X-Forwarded-User": "alice" });
    const bob = await reviewerWith(desk, { "X-Forwarded-User": "bob" });
    const marks = `/submissions/${desk.ids[0]!}/marks`;
    const fields = { verdict: "reviewed" };
    expect((await bob.post(marks, { ...fields, csrf: alice.csrf })).status).toBe(403);
    expect((await bob.post(marks, fields)).status).toBe(303);
  });
});
