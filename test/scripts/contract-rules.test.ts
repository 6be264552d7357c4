import path from "node:path";
import { type Contract, loadContract, type MethodObject } from "../../scripts/contract/contract";
import { CONTRACTS, type ContractSource, MAIN } from "../../scripts/contract/contracts";
import { takeSharedErrors } from "../../scripts/contract/shared-errors";
import { lintContract } from "../../scripts/lint/contract-rules";

const ROOT = path.resolve(__dirname, "../..");

const A2A_0_3 = CONTRACTS.find(({ name }) => name === "a2a-0.3")!;

/** The faults of a contract after a change that breaks one rule. */
function faultsAfter(
  change: (contract: Contract) => void,
  source: ContractSource = MAIN,
): string[] {
  const contract = loadContract(ROOT, source);
  change(contract);
  return lintContract(contract);
}

function method(contract: Contract, name: string): MethodObject {
  const found = contract.document.methods.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no method ${name}`);
  return found;
}

describe("lintContract()", () => {
  it.each(CONTRACTS)("finds nothing in $name as it is", (source) => {
    expect(lintContract(loadContract(ROOT, source))).toEqual([]);
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
      (c) => method(c, "GetTask")["x-beacon"]!.errors.push("TaskNotCancelableError"),
      "GetTask: x-beacon answers TaskNotCancelableError, which errors does not list",
    ],
    [
      "an unknown policy",
      (c) => Object.assign(method(c, "GetTask")["x-beacon"]!, { policy: "ignore" }),
      "GetTask: x-beacon.policy must be one of accept, status-only, empty, refuse",
    ],
    [
      "a refusal without its error",
      (c) => delete method(c, "CancelTask")["x-beacon"]!.error,
      "CancelTask: x-beacon.error goes with refuse, and only so",
    ],
    [
      "a reason of two sentences",
      (c) => (method(c, "CancelTask")["x-beacon"]!.why = "One. Two."),
      "CancelTask: x-beacon.why must be one sentence",
    ],
    [
      "an error at the Gateway that the method does not have",
      (c) => method(c, "GetTask")["x-gateway"]!.errors.push("TaskNotCancelableError"),
      "GetTask: x-gateway answers TaskNotCancelableError, which errors does not list",
    ],
    [
      "a policy that the Gateway does not have",
      (c) => Object.assign(method(c, "GetTask")["x-gateway"]!, { policy: "accept" }),
      "GetTask: x-gateway.policy must be serve or serve-if",
    ],
    [
      "a condition of what is served without one",
      (c) => (method(c, "GetTask")["x-gateway"]!.condition = "it rains"),
      "GetTask: x-gateway.condition goes with serve-if, and only so",
    ],
    [
      "a method that says nothing of the Gateway",
      (c) => delete method(c, "GetTask")["x-gateway"],
      "GetTask: x-gateway is wanted",
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
      "an error that nothing answers with",
      (c) => c.document["x-gateway-envelope-errors"].splice(0, 1),
      "UnauthenticatedError: no method answers with it",
    ],
    [
      "an envelope error that is not declared",
      (c) => c.document["x-gateway-envelope-errors"].push("NoSuchError"),
      "x-gateway-envelope-errors: NoSuchError is not among components.errors",
    ],
    [
      "a gateway error whose code is not that of its status",
      (c) => (c.document.components.errors.AgentOfflineError!.code = -31500),
      "AgentOfflineError: the code must be -31503",
    ],
    [
      "a gateway error whose own code is not its reason",
      (c) => (c.document.components.errors.AgentOfflineError!.data![0]!.metadata = {}),
      "AgentOfflineError: metadata.code must be the reason in lower case",
    ],
    [
      "an example whose result is not valid",
      (c) => (method(c, "GetTask").examples[0]!.result!.value = { id: "x" }),
      "GetTask: example stored: result: data must have required property 'status'",
    ],
    [
      "an example of invalid params whose params are valid",
      (c) => (method(c, "ListTasks").examples[2]!.params = []),
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

  it.each<[string, (contract: Contract) => void, string]>([
    [
      "a method name of another pattern",
      (c) => (method(c, "tasks/get").name = "GetTask"),
      "GetTask: method names are paths such as tasks/get",
    ],
    [
      "a description without its section",
      (c) => (method(c, "tasks/get").description = "As in A2A §3.1.3."),
      "tasks/get: the description must name the section (A2A 0.3 §…)",
    ],
    [
      "a policy of the Beacon",
      (c) =>
        (method(c, "tasks/get")["x-beacon"] = { policy: "accept", errors: [], why: "Because." }),
      "tasks/get: x-beacon belongs to the main contract",
    ],
    [
      "an alias of no method",
      (c) => (method(c, "tasks/get")["x-1.0"] = "ReadTask"),
      "tasks/get: x-1.0 must be the name of a method of openrpc.json",
    ],
    [
      "a method without its alias",
      (c) => delete method(c, "tasks/get")["x-1.0"],
      "tasks/get: x-1.0 must be the name of a method of openrpc.json",
    ],
    [
      "an error of its own",
      (c) => (c.document.components.errors.OwnError = { code: -32050, message: "Own" }),
      "OwnError: declare it in openrpc.json and refer to it there",
    ],
    [
      "a union whose branch has no constant tag",
      (c) => delete c.schemas.get("TextPart")!.properties!.kind!.const,
      "Part: each branch must require a constant kind",
    ],
  ])("finds %s in a further contract", (_what, change, fault) => {
    expect(faultsAfter(change, A2A_0_3)).toContain(fault);
  });
});

describe("loadContract()", () => {
  it("takes in the errors that a further contract refers to, and their schemas", () => {
    const main = loadContract(ROOT);
    const { document, schemas } = loadContract(ROOT, A2A_0_3);
    expect(document.components.errors.TaskNotFoundError).toEqual(
      main.document.components.errors.TaskNotFoundError,
    );
    expect(Object.keys(document.components.schemas)).toContain("ErrorInfoDetails");
    expect([...schemas.keys()]).not.toContain("ErrorInfoDetails");
    expect(main.sharedErrors).toContain("TaskNotFoundError");
  });

  it("names an error that the main contract does not declare", () => {
    const { document } = loadContract(ROOT, A2A_0_3);
    method({ document } as Contract, "tasks/get").errors.push({
      $ref: "../../openrpc.json#/components/errors/NoSuchError",
    });
    expect(() => takeSharedErrors(document, loadContract(ROOT).document)).toThrow(
      "openrpc.json declares no error NoSuchError",
    );
  });
});
