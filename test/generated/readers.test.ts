import {
  READERS,
  readListTasksRequest,
  readMessage,
  readPart,
  readRole,
  readSendMessageRequest,
  readTaskState,
} from "../../generated/readers";

describe("ProtoJSON readers", () => {
  it("take a field in its proto spelling", () => {
    expect(
      readMessage({ message_id: "m", context_id: "c", task_id: "t", reference_task_ids: ["r"] }),
    ).toEqual({ messageId: "m", contextId: "c", taskId: "t", referenceTaskIds: ["r"] });
  });

  it("let the JSON spelling win when both are there", () => {
    expect(readMessage({ contextId: "json", context_id: "proto" })).toEqual({ contextId: "json" });
    expect(readMessage({ context_id: "proto", contextId: "json" })).toEqual({ contextId: "json" });
  });

  it("take the proto spelling when the JSON one is null, and so absent", () => {
    expect(readMessage({ contextId: null, context_id: "proto" })).toEqual({ contextId: "proto" });
  });

  it("keep an empty string, 0 and false, which are values", () => {
    expect(readMessage({ contextId: "", context_id: "proto" })).toEqual({ contextId: "" });
    expect(readListTasksRequest({ pageSize: 0, includeArtifacts: false })).toEqual({
      pageSize: 0,
      includeArtifacts: false,
    });
  });

  it("count null as absent, in every known field", () => {
    const nulls = { messageId: null, role: null, parts: null, metadata: null, task_id: null };
    expect(readMessage(nulls)).toEqual({});
    expect(readSendMessageRequest({ message: null, configuration: null })).toEqual({});
  });

  it("keep a data of null, which is a value", () => {
    expect(readPart({ data: null })).toEqual({ data: null });
    expect(readPart({})).toEqual({});
  });

  it("read an enum value by its number", () => {
    expect([0, 1, 2].map(readRole)).toEqual(["ROLE_UNSPECIFIED", "ROLE_USER", "ROLE_AGENT"]);
    expect(readTaskState(8)).toBe("TASK_STATE_AUTH_REQUIRED");
    expect(readListTasksRequest({ status: 1 })).toEqual({ status: "TASK_STATE_SUBMITTED" });
  });

  it.each([3, -1, 0.5, 1e400, "1", "ROLE_USER", null, {}, true])(
    "leave what is no number of an enum for the validator: %p",
    (value) => {
      expect(readRole(value)).toBe(value);
    },
  );

  it("leave unknown fields behind, at every level", () => {
    const message = { messageId: "m", x: 1, parts: [{ text: "a", y: 1 }] };
    expect(readSendMessageRequest({ message, z: 1, toString: 1 })).toEqual({
      message: { messageId: "m", parts: [{ text: "a" }] },
    });
  });

  it("pass free-form values on untouched", () => {
    const free = { context_id: null, role: 1, deep: [{ task_id: null }] };
    for (const data of [free, [free], null, 1, "text", false])
      expect((readPart({ data, metadata: free }) as { data: unknown }).data).toBe(data);
    const read = readMessage({ metadata: free }) as { metadata: unknown };
    expect(read.metadata).toBe(free);
  });

  it.each(["text", 1, true, null, undefined, [[]]])(
    "leave a value of a wrong type for the validator: %p",
    (value) => {
      for (const read of Object.values(READERS)) expect(read(value)).toBe(value);
      expect(readMessage({ parts: "no list" })).toEqual({ parts: "no list" });
      expect(readMessage({ parts: [value] })).toEqual({ parts: [value] });
    },
  );

  it("coerce nothing", () => {
    expect(readListTasksRequest({ pageSize: "10", includeArtifacts: "true" })).toEqual({
      pageSize: "10",
      includeArtifacts: "true",
    });
  });

  it("take no field from a prototype, and give none", () => {
    const params: unknown = JSON.parse('{"__proto__":{"message":{"messageId":"m"}}}');
    expect(readSendMessageRequest(params)).toEqual({});
    expect(readMessage(JSON.parse('{"__proto__":{"role":1},"constructor":1}'))).toEqual({});
  });

  it("visit each part once", () => {
    const visits = new Map<number, number>();
    const parts = Array.from({ length: 1_000 }, (_, i) => ({
      get text() {
        visits.set(i, (visits.get(i) ?? 0) + 1);
        return "t";
      },
    }));
    readSendMessageRequest({ message: { parts } });
    expect([...new Set(visits.values())]).toEqual([1]);
    expect(visits.size).toBe(parts.length);
  });
});
