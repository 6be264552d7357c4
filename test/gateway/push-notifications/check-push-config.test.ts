import { InvalidParamsError } from "../../../generated/errors";
import type { TaskPushNotificationConfig } from "../../../generated/types";
import {
  checkPushConfig,
  type ConfigPlace,
  MAX_CONFIGS,
  tooManyPushConfigs,
} from "../../../src/gateway/push-notifications/check-push-config";
import type { Renderer } from "../../../src/ports/push-notification-store";

type Violation = { field: string; description: string };

const CONFIG: TaskPushNotificationConfig = { url: "https://receiver.example/hook" };

function violations(
  config: Partial<TaskPushNotificationConfig>,
  renderer: Renderer = "a2a-1.0",
  place: ConfigPlace = "call",
): Violation[] {
  try {
    checkPushConfig({ ...CONFIG, ...config }, renderer, place);
    return [];
  } catch (reason) {
    expect(reason).toBeInstanceOf(InvalidParamsError);
    const details = (reason as InvalidParamsError).data as { fieldViolations?: Violation[] }[];
    return details.flatMap(({ fieldViolations = [] }) => fieldViolations);
  }
}

const ID = "must have at most 128 characters, and no control characters";
const VALUE = "must be 1 to 4096 visible ASCII characters and spaces";
const SCHEME = "must be the name of an HTTP authentication scheme";
const BREAK = "must have no line break";
const KEY =
  "a secret that begins with whsec_ must go on with the canonical base64 of 24 to 64 bytes";

const withScheme = (scheme: string) => ({ authentication: { scheme } });
const withCredentials = (credentials: string) => ({
  authentication: { scheme: "Bearer", credentials },
});

describe("checkPushConfig()", () => {
  it.each<[string, Partial<TaskPushNotificationConfig>]>([
    ["nothing but a URL", {}],
    ["empty ones, which are none", { id: "", token: "", ...withCredentials("") }],
    ["an id as long as may be, of large characters", { id: "\u{1f600}".repeat(128) }],
    ["an id with blanks and other letters", { id: "mein Haken für Bücher" }],
    ["a token of one character", { token: "!" }],
    ["a token with blanks in it", { token: "a  b ~" }],
    ["a token as long as may be", { token: "a".repeat(4_096) }],
    ["credentials in base64", withCredentials("dXNlcjpwYXNz+/==")],
    ["credentials of parameters", withCredentials('username="a", realm="b, c"')],
    ["a scheme of all that a name may have", withScheme("A!#$%&'*+.^_`|~0-z")],
    ["several schemes of a 0.3 client", withScheme('["Bearer","Basic"]')],
    ["no scheme of a 0.3 client", withScheme("[]")],
    ["a secret of words", { secret: "sixteen letters." }],
    ["a secret in other letters", { secret: "ein Geheimnis für Bücher \u{1f600}" }],
    ["an encoded secret", { secret: `whsec_${Buffer.alloc(24, 7).toString("base64")}` }],
    [
      "an encoded secret in large letters, which is one of words",
      { secret: "WHSEC_and no base64" },
    ],
  ])("takes %s", (_what, config) => {
    expect(violations(config)).toEqual([]);
  });

  it.each<[string, Partial<TaskPushNotificationConfig>, string, string]>([
    ["an id that is too long", { id: "a".repeat(129) }, "id", ID],
    ["an id with a control character", { id: "a\u0000" }, "id", ID],
    ["an id with a line break", { id: "a\nb" }, "id", ID],
    ["an id with a C1 control character", { id: "a\u0085" }, "id", ID],
    ["an id that UTF-8 cannot write", { id: "a\ud800" }, "id", ID],
    ["a URL with CR", { url: "https://a.example/\rb" }, "url", BREAK],
    ["a URL with LF at its end", { url: "https://a.example/\n" }, "url", BREAK],
    ["a token with CR", { token: "a\rb" }, "token", BREAK],
    ["a token with LF", { token: "a\nInjected: b" }, "token", BREAK],
    ["a token with LF at its end", { token: "a\n" }, "token", BREAK],
    ["a token of a line break", { token: "\r\n" }, "token", BREAK],
    ["a token with a tab", { token: "a\tb" }, "token", VALUE],
    ["a token with a NUL", { token: "a\u0000b" }, "token", VALUE],
    ["a token with other letters", { token: "für" }, "token", VALUE],
    ["a token with another line separator", { token: "a\u2028b" }, "token", VALUE],
    ["a token that begins with a blank", { token: " a" }, "token", VALUE],
    ["a token that ends with a blank", { token: "a " }, "token", VALUE],
    ["a token of a blank", { token: " " }, "token", VALUE],
    ["a token that is too long", { token: "a".repeat(4_097) }, "token", VALUE],
    ["credentials with CR", withCredentials("a\rb"), "authentication.credentials", BREAK],
    ["credentials with LF", withCredentials("a\nb"), "authentication.credentials", BREAK],
    ["credentials with DEL", withCredentials("a\u007f"), "authentication.credentials", VALUE],
    ["a scheme with a blank", withScheme("Bearer x"), "authentication.scheme", SCHEME],
    ["a scheme with a colon", withScheme("Bearer:"), "authentication.scheme", SCHEME],
    ["a scheme with LF", withScheme("Bearer\nX"), "authentication.scheme", SCHEME],
    ["a scheme with LF at its end", withScheme("Bearer\n"), "authentication.scheme", SCHEME],
    ["a scheme of other letters", withScheme("Träger"), "authentication.scheme", SCHEME],
    ["a scheme without end", withScheme("B".repeat(1_025)), "authentication.scheme", SCHEME],
    ["one bad scheme of several", withScheme('["Bearer","a b"]'), "authentication.scheme", SCHEME],
    ["an empty scheme of several", withScheme('["Bearer",""]'), "authentication.scheme", SCHEME],
    ["a list that is none", withScheme('["Bearer"'), "authentication.scheme", SCHEME],
    ["a secret with CR", { secret: "sixteen letters.\r" }, "secret", BREAK],
    ["a secret with LF", { secret: "sixteen\nletters." }, "secret", BREAK],
    [
      "a secret that UTF-8 cannot write",
      { secret: "sixteen letters.\udc00" },
      "secret",
      "must be well-formed Unicode",
    ],
    ["an encoded secret of no base64", { secret: "whsec_no base64 at all" }, "secret", KEY],
    [
      "an encoded secret that is too short",
      { secret: `whsec_${Buffer.alloc(23).toString("base64")}` },
      "secret",
      KEY,
    ],
  ])("refuses %s", (_what, config, field, description) => {
    expect(violations(config)).toEqual([{ field, description }]);
    const paths = [
      ["a2a-1.0", "message", `configuration.taskPushNotificationConfig.${field}`],
      ["a2a-0.3", "call", `pushNotificationConfig.${field}`],
      ["a2a-0.3", "message", `configuration.pushNotificationConfig.${field}`],
    ] as const;
    for (const [renderer, place, path] of paths)
      expect(violations(config, renderer, place)).toEqual([
        // In 0.3 there are several.
        { field: renderer === "a2a-0.3" ? path.replace(/scheme$/, "schemes") : path, description },
      ]);
  });

  it("names all that is wrong, each once, in the order of the fields", () => {
    const all = {
      ...{ id: "\n", url: "\n", token: "\n", secret: "sixteen letters.\n" },
      authentication: { scheme: "\n", credentials: "\n" },
    };
    expect(violations(all).map(({ field }) => field)).toEqual([
      ...["id", "url", "token", "authentication.scheme", "authentication.credentials", "secret"],
    ]);
  });

  it("repeats nothing of what it refuses", () => {
    const hidden = "hunter2\n";
    const all = {
      ...{ id: hidden, token: hidden, secret: `whsec_${hidden}` },
      authentication: { scheme: hidden, credentials: hidden },
    };
    expect(JSON.stringify(violations(all))).not.toContain("hunter2");
  });
});

it("tooManyPushConfigs() names the field, and how many there may be", () => {
  expect(MAX_CONFIGS).toBe(10);
  const { data } = tooManyPushConfigs("a2a-1.0", "call");
  expect(data).toMatchObject([
    {
      fieldViolations: [
        { field: "taskId", description: expect.stringMatching(/^the task has 10 configurations/) },
      ],
    },
  ]);
});
