import {
  isAnswered,
  parseGolden,
  splitResponse,
  stepOf,
  withResponses,
} from "../support/golden-file";
import { Bindings, GOLDEN_PUBLIC_URL } from "../support/golden-mask";
import { wireRequest } from "../support/golden-replay";

const ID = "019bc0fd8d220123456789abcdef0123456789abcdef";
const OTHER_ID = "019bc0fd8d22fedcba9876543210fedcba9876543210";
const TIME = "2026-01-31T12:00:00.000Z";

function onlyExchange(...lines: string[]) {
  return parseGolden("x.io", ["// intent", ...lines].join("\n")).exchanges[0]!;
}

describe("parseGolden()", () => {
  it("reads intent, environment, directives and exchanges", () => {
    const golden = parseGolden(
      "x.io",
      [
        "// A2A §1: what for",
        "// more of it",
        "// env: BEACON_RATE_LIMIT=1",
        "// time: cancelMs=50",
        "// header: A2A-Version: 0.3",
        "// header: Content-Type",
        "// body: padded to 9 bytes, chunked",
        "// store: locked",
        ">> {}",
        "<< 429",
        "<< Retry-After: 1",
        "<< {}",
        ">> GET /healthz",
        "<< {}",
      ].join("\n"),
    );
    expect(golden).toEqual({
      name: "x.io",
      intent: "A2A §1: what for",
      environment: { BEACON_RATE_LIMIT: "1" },
      times: { cancelMs: 50 },
      exchanges: [
        {
          line: 9,
          request: "{}",
          headers: [
            ["A2A-Version", "0.3"],
            ["Content-Type", undefined],
          ],
          body: { paddedTo: 9, chunked: true },
          store: "locked",
          response: ["429", "Retry-After: 1", "{}"],
        },
        {
          line: 13,
          request: "GET /healthz",
          headers: [],
          body: {},
          store: "usable",
          response: ["{}"],
        },
      ],
    });
  });

  it("reads a response that is left aside, and a request that is repeated", () => {
    expect(onlyExchange("// aside: worker", "// repeat: 30", ">> {}")).toMatchObject({
      aside: "worker",
      repeat: 30,
    });
    expect(onlyExchange('// until: "a":1', ">> {}").until).toBe('"a":1');
    expect(onlyExchange("// store: unreadable agents", ">> {}").store).toBe("unreadable agents");
  });

  it.each([
    ["// intent\n// aside: Two words\n>> {}", "x.io:2: unknown directive aside"],
    ["// intent\n// repeat: often\n>> {}", "x.io:2: unknown directive repeat"],
    ["// intent\n// headers: A: b\n>> {}", "x.io:2: unknown directive headers"],
    ["// intent\n// store: gone\n>> {}", "x.io:2: unknown directive store"],
    ["// intent\n// time: lunchMs=5\n>> {}", "x.io:2: unknown directive time"],
    ["// intent\n// body: padded\n>> {}", "x.io:2: unknown directive body"],
    ["// intent\n<< {}", "x.io:2: a response without a request"],
    ["// intent\n> {}", "x.io:2: a line is a comment, `>>` or `<<`"],
    [">> {}\n<< {}", "x.io: the first line says what the golden is for"],
  ])("throws at %j", (text, message) => {
    expect(() => parseGolden("x.io", text)).toThrow(message);
  });
});

describe("withResponses()", () => {
  it("changes the response lines and nothing else", () => {
    const text = "// intent\n>> {}\n<< old\n<< {}\n\n// store: locked\n>> {}\n";
    expect(withResponses(text, [["204"], ["500", "{}"]])).toBe(
      "// intent\n>> {}\n<< 204\n\n// store: locked\n>> {}\n<< 500\n<< {}\n",
    );
  });
});

describe("stepOf()", () => {
  it("tells a step from a request", () => {
    expect(stepOf("NEXT worker")).toEqual({ verb: "NEXT", name: "worker" });
    expect(stepOf("REST caller")).toEqual({ verb: "REST", name: "caller" });
    expect(stepOf("GET /docs")).toBeUndefined();
    expect(stepOf("{}")).toBeUndefined();
  });
});

describe("isAnswered()", () => {
  it.each([
    [">> {}", true],
    [">> NEXT worker", true],
    [">> LEAVE worker", false],
    ["// aside: worker\n>> {}", false],
  ])("%j: %s", (text, expected) => {
    expect(isAnswered(onlyExchange(...text.split("\n")))).toBe(expected);
  });
});

describe("splitResponse()", () => {
  it.each([
    [["204"], 204, ""],
    [["{}"], 200, "{}"],
    [["405", "Allow: POST", '{"a":1}'], 405, '{"a":1}'],
    [["304", 'ETag: "<hash:1>"'], 304, ""],
  ])("tells status and body of %j", (lines, status, body) => {
    expect(splitResponse(lines)).toEqual({ status, body });
  });
});

describe("wireRequest()", () => {
  it("sends a body alone to the JSON-RPC endpoint, as a well-formed call", () => {
    expect(wireRequest(onlyExchange(">> {}"), new Bindings())).toEqual({
      method: "POST",
      target: "/a2a/v1",
      headers: { "Content-Type": "application/json", "A2A-Version": "1.0" },
      body: Buffer.from("{}"),
      chunked: false,
    });
  });

  it("sends what the line and the directives say", () => {
    const exchange = onlyExchange(
      "// header: Content-Type",
      "// header: X: y: z",
      "// body: hex, padded to 4 bytes, chunked",
      ">> PUT /a?b=c 00ff",
    );
    expect(wireRequest(exchange, new Bindings())).toEqual({
      method: "PUT",
      target: "/a?b=c",
      headers: { X: "y: z" },
      body: Buffer.from([0x00, 0xff, 0x20, 0x20]),
      chunked: true,
    });
  });

  it("sends no body and no content type where there is none", () => {
    const { headers, body } = wireRequest(onlyExchange(">> GET /docs"), new Bindings());
    expect({ headers, body }).toEqual({ headers: {}, body: Buffer.alloc(0) });
  });

  it("throws where a mask stands for nothing yet", () => {
    expect(() => wireRequest(onlyExchange('>> {"id":"<id:1>"}'), new Bindings())).toThrow("<id:1>");
  });
});

describe("Bindings", () => {
  it("lets a mask stand for one value throughout a golden", () => {
    const bindings = new Bindings();
    const golden = ['{"id":"<id:1>","at":"<time:1>"}'];
    expect(bindings.align(golden, [`{"id":"${ID}","at":"${TIME}"}`])).toBe(golden);
    expect(bindings.fill("/<id:1>")).toBe(`/${ID}`);
    const again = ['{"id":"<id:1>"}'];
    expect(bindings.align(again, [`{"id":"${OTHER_ID}"}`])).toEqual(['{"id":"<id:2>"}']);
    expect(bindings.align(again, [`{"id":"${ID}"}`])).toBe(again);
  });

  it("lets two masks stand for one time, but not for one id", () => {
    const bindings = new Bindings();
    const times = ['["<time:1>","<time:2>"]'];
    expect(bindings.align(times, [`["${TIME}","${TIME}"]`])).toBe(times);
    expect(bindings.align(['["<id:1>","<id:2>"]'], [`["${ID}","${ID}"]`])).toEqual([
      '["<id:1>","<id:1>"]',
    ]);
  });

  it.each([
    ["another literal", '{"a":1}', '{"a":2}'],
    ["a value of another form", '{"id":"<id:1>"}', '{"id":"ABC"}'],
    ["more after the mask", '{"id":"<id:1>"}', `{"id":"${ID}"} `],
    ["a literal where a pattern could match", '{"a":"."}', '{"a":"x"}'],
  ])("does not fit %s", (_what, golden, response) => {
    expect(new Bindings().align([golden], [response])).not.toEqual([golden]);
  });

  it("does not fit another number of lines", () => {
    expect(new Bindings().align(["{}"], ["404", "{}"])).toEqual(["404", "{}"]);
    expect(new Bindings().align([], ["204"])).toEqual(["204"]);
  });

  it("masks what a recording cannot repeat, and nothing else", () => {
    const lines = [
      "429",
      "Retry-After: 59",
      'RateLimit: "source";r=0;t=59',
      "Last-Modified: Sat, 31 Jan 2026 12:00:00 GMT",
      `ETag: "${"A".repeat(43)}"`,
      `{"id":"${ID}","at":"${TIME}","digest":"sha-256:${ID}${ID}","n":59,"m":"try again in 59 s"}`,
    ];
    expect(new Bindings().mask(lines)).toEqual([
      "429",
      "Retry-After: <seconds:1>",
      'RateLimit: "source";r=0;t=<seconds:1>',
      "Last-Modified: <date:1>",
      'ETag: "<hash:1>"',
      `{"id":"<id:1>","at":"<time:1>","digest":"sha-256:${ID}${ID}","n":59,"m":"try again in <seconds:1> s"}`,
    ]);
  });

  it("names a published document only where all of it stands", () => {
    const golden = ['{"result":<openrpc>}'];
    const url = JSON.stringify(`${GOLDEN_PUBLIC_URL}/a2a/v1`);
    expect(new Bindings().align(golden, [`{"result":{"servers":[{"url":${url}}]}}`])).not.toEqual(
      golden,
    );
  });
});
