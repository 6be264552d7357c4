import fc from "fast-check";
import { ALIASES, METHOD_NAMES, METHODS as METHODS_0_3 } from "../../../generated/a2a-0.3/methods";
import openrpc03 from "../../../generated/a2a-0.3/openrpc.json";
import { READERS } from "../../../generated/a2a-0.3/readers";
import {
  type SchemaName as SchemaName03,
  VALIDATORS as VALIDATORS_0_3,
} from "../../../generated/a2a-0.3/validators";
import { METHODS } from "../../../generated/methods";
import openrpc from "../../../generated/openrpc.json";
import { type SchemaName, VALIDATORS } from "../../../generated/validators";
import * as compat from "../../../src/gateway/compat-0.3";
import { undeclaredField } from "../../support/undeclared-field";
import { any03, any10, expressible10 } from "./models";

const RUNS = { numRuns: 400 };

function fault03(name: SchemaName03, value: unknown): unknown {
  const validate = VALIDATORS_0_3[name];
  if (!validate(value)) return validate.errors?.[0];
  return undeclaredField(value, { $ref: `#/${name}` }, openrpc03.components.schemas);
}

function fault10(name: SchemaName, value: unknown): unknown {
  const validate = VALIDATORS[name];
  if (!validate(value)) return validate.errors?.[0];
  return undeclaredField(value, { $ref: `#/${name}` }, openrpc.components.schemas);
}

interface Translation {
  name03: SchemaName03;
  name10: SchemaName;
  from03(value: any): unknown;
  to03(value: any): unknown;
}

const TRANSLATIONS: Translation[] = [
  { name03: "Part", name10: "Part", from03: compat.partFrom03, to03: compat.partTo03 },
  { name03: "Message", name10: "Message", from03: compat.messageFrom03, to03: compat.messageTo03 },
  {
    name03: "Artifact",
    name10: "Artifact",
    from03: compat.artifactFrom03,
    to03: compat.artifactTo03,
  },
  {
    name03: "TaskStatusUpdateEvent",
    name10: "TaskStatusUpdateEvent",
    from03: compat.statusUpdateFrom03,
    to03: (event) => compat.statusUpdateTo03(event),
  },
  {
    name03: "TaskArtifactUpdateEvent",
    name10: "TaskArtifactUpdateEvent",
    from03: compat.artifactUpdateFrom03,
    to03: compat.artifactUpdateTo03,
  },
  { name03: "Task", name10: "Task", from03: compat.taskFrom03, to03: compat.taskTo03 },
  {
    name03: "SendStreamingMessageResult",
    name10: "StreamResponse",
    from03: compat.streamEventFrom03,
    to03: (event) => compat.streamEventTo03(event),
  },
  {
    name03: "SendMessageResult",
    name10: "SendMessageResponse",
    from03: compat.sendMessageResultFrom03,
    to03: compat.sendMessageResultTo03,
  },
  {
    name03: "MessageSendParams",
    name10: "SendMessageRequest",
    from03: compat.sendMessageRequestFrom03,
    to03: compat.sendMessageRequestTo03,
  },
  {
    name03: "TaskPushNotificationConfig",
    name10: "TaskPushNotificationConfig",
    from03: compat.taskPushNotificationConfigFrom03,
    to03: compat.taskPushNotificationConfigTo03,
  },
];

describe.each(TRANSLATIONS)("$name03", ({ name03, name10, from03, to03 }) => {
  it("`any valid 0.3 value` is the same after 0.3 → 1.0 → 0.3, and valid in 1.0", () => {
    fc.assert(
      fc.property(any03(name03), (value) => {
        const before = JSON.stringify(value);
        expect(fault03(name03, value)).toBeUndefined();
        const translated = from03(value);
        expect(fault10(name10, translated)).toBeUndefined();
        expect(to03(translated)).toStrictEqual(value);
        expect(JSON.stringify(value)).toBe(before);
      }),
      RUNS,
    );
  });

  it("`any valid 1.0 value` has a valid 0.3 form", () => {
    fc.assert(
      fc.property(any10(name10), (value) => {
        const before = JSON.stringify(value);
        expect(fault10(name10, value)).toBeUndefined();
        expect(fault03(name03, to03(value))).toBeUndefined();
        expect(JSON.stringify(value)).toBe(before);
      }),
      RUNS,
    );
  });

  it("`a 1.0 value without the listed exceptions` is the same after 1.0 → 0.3 → 1.0", () => {
    fc.assert(
      fc.property(expressible10(name10), (value) => {
        expect(from03(to03(value))).toStrictEqual(value);
      }),
      RUNS,
    );
  });
});

describe.each(METHOD_NAMES)("%s", (method) => {
  const info10 = METHODS[ALIASES[method]];
  const info03 = METHODS_0_3[method];

  it("`paramsFrom03()` answers valid params of the 1.0 method", () => {
    fc.assert(
      fc.property(any03(info03.request), (params) => {
        expect(fault10(info10.request, compat.paramsFrom03(method, params))).toBeUndefined();
      }),
      RUNS,
    );
  });

  it("`resultTo03()` answers a valid result of the 0.3 method", () => {
    const result = info10.result ? any10(info10.result) : fc.constant(null);
    fc.assert(
      fc.property(result, (value) => {
        const translated = compat.resultTo03(method, value as never);
        if (info03.result) expect(fault03(info03.result, translated)).toBeUndefined();
        else expect(translated).toBeNull();
      }),
      RUNS,
    );
  });

  it("the reader leaves valid params as they are", () => {
    fc.assert(
      fc.property(any03(info03.request), (params) => {
        expect(READERS[info03.request](params)).toStrictEqual(params);
      }),
      RUNS,
    );
  });
});
