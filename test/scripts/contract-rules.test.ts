import path from "node:path";
import { type Contract, loadContract, type MethodObject } from "../../scripts/contract/contract";
import { lintContract } from "../../scripts/lint/contract-rules";

const ROOT = path.resolve(__dirname, "../..");

/** The contract after a change that breaks one rule. */
function faultsAfter(change: (contract: Contract) => void): string[] {
  const contract = loadContract(ROOT);
  change(contract);
  return lintContract(contract);
}

function method(contract: Contract, name: string): MethodObject {
  const found = contract.document.methods.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no method ${name}`);
  return found;
}

describe("lintContract()", () => {
  it("finds nothing in the contract as it is", () => {
    expect(lintContract(loadContract(ROOT))).toEqual([]);
  });

  it.each<[string, (contract: Contract) => void, string]>([
    [
      "a method name that is not PascalCase",
      (c) => (method(c, "GetTask").name = "getTask"),
      "getTask: method names are PascalCase",
    ],
    [
      "a name that is taken",
      (c) => (method(c, "GetTask").name = "CancelTask"),
      "CancelTask: the name is taken",
    ],
    [
      "positional params",
      (c) => (method(c, "GetTask").paramStructure = "by-position"),
      "GetTask: paramStructure must be by-name",
    ],
    [
      "a description without its section",
      (c) => (method(c, "GetTask").description = "Answers the task."),
      "GetTask: the description must name the section (A2A §…)",
    ],
    [
      "a param that the request does not have in this place",
      (c) => method(c, "GetTask").params.reverse(),
      "GetTask: params must be those of GetTaskRequest, in its order",
    ],
    [
      "a required mark that the request does not have",
      (c) => (method(c, "GetTask").params[2]!.required = true),
      "GetTask: params must be those of GetTaskRequest, in its order",
    ],
    [
      "an error that is not declared",
      (c) => method(c, "GetTask").errors.push({ $ref: "#/components/errors/NoSuchError" }),
      "GetTask: NoSuchError is not among components.errors",
    ],
    [
      "a Beacon error that the method does not list",
      (c) => method(c, "GetTask")["x-beacon"].errors.push("TaskNotCancelableError"),
      "GetTask: x-beacon answers TaskNotCancelableError, which errors does not list",
    ],
    [
      "an unknown policy",
      (c) => Object.assign(method(c, "GetTask")["x-beacon"], { policy: "ignore" }),
      "GetTask: x-beacon.policy must be one of accept, status-only, empty, refuse",
    ],
    [
      "a refusal without its error",
      (c) => delete method(c, "CancelTask")["x-beacon"].error,
      "CancelTask: x-beacon.error goes with refuse, and only so",
    ],
    [
      "a reason of two sentences",
      (c) => (method(c, "CancelTask")["x-beacon"].why = "One. Two."),
      "CancelTask: x-beacon.why must be one sentence",
    ],
    [
      "an error without notes",
      (c) => delete c.document["x-errors"].TaskNotFoundError,
      "x-errors must hold an entry for each of components.errors, and no other",
    ],
    [
      "a code that is taken",
      (c) => (c.document.components.errors.TaskNotCancelableError!.code = -32001),
      "TaskNotCancelableError: the code -32001 is that of TaskNotFoundError",
    ],
    [
      "a reason that does not follow from the name",
      (c) => (c.document.components.errors.TaskNotFoundError!.data![0]!.reason = "NOT_FOUND"),
      "TaskNotFoundError: the reason must be TASK_NOT_FOUND",
    ],
    [
      "an example whose result is not valid",
      (c) => (method(c, "GetTask").examples[0]!.result!.value = { id: "x" }),
      "GetTask: example stored: result: data must have required property 'status'",
    ],
    [
      "an example of invalid params whose params are valid",
      (c) => (method(c, "ListTasks").examples[1]!.params = []),
      "ListTasks: example InvalidParamsError: these params are valid, so the error does not fit",
    ],
    [
      "an error without an example",
      (c) => method(c, "GetTask").examples.pop(),
      "GetTask: an example of TaskNotFoundError is wanted",
    ],
    [
      "a schema that nothing uses",
      (c) => (c.schemas as Map<string, object>).set("Orphan", { description: "Unused." }),
      "Orphan: no method, error or native document uses this schema",
    ],
    [
      "a property without a description",
      (c) => delete c.schemas.get("Task")!.properties!.id!.description,
      "Task.id: a description is wanted",
    ],
  ])("finds %s", (_what, change, fault) => {
    expect(faultsAfter(change)).toContain(fault);
  });
});
