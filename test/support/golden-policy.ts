import path from "node:path";
import { ERROR_TABLE, type ErrorName } from "../../generated/errors";
import { METHOD_NAMES, type MethodName } from "../../generated/methods";
import { call, post, RPC_HEADERS, rpc, type RpcBody, type TestBeacon, textMessage } from "./beacon";
import { errorExample, paramsOf, resultExample } from "./golden-examples";

export const POLICY_GOLDEN = path.resolve(__dirname, "../policy/beacon-policy.golden.md");

const INTRODUCTION = `# What the Beacon answers

Method × kind of call → outcome, as calls over HTTP found it. Params are the contract's examples: its first with a result, and the one for InvalidParamsError. Recorded by \`npm run record:wire -- policy\`.
`;

const { "A2A-Version": VERSION, ...NO_VERSION } = RPC_HEADERS;

/** The kinds of call, and how each is made of a method and a task's id. */
const COLUMNS: Readonly<Record<string, (method: MethodName, taskId: string) => [object, object]>> =
  {
    valid: (method, taskId) => [rpc(method, valid(method, taskId)), RPC_HEADERS],
    "bad params": (method, taskId) => {
      const params = paramsOf(errorExample(method, "InvalidParamsError"), taskId);
      return [rpc(method, params), RPC_HEADERS];
    },
    "wrong version": (method, taskId) => [
      rpc(method, valid(method, taskId)),
      { ...NO_VERSION, "A2A-Version": `${VERSION}.1` },
    ],
    "no version": (method, taskId) => [rpc(method, valid(method, taskId)), NO_VERSION],
    notification: (method, taskId) => [
      { jsonrpc: "2.0", method, params: valid(method, taskId) },
      RPC_HEADERS,
    ],
  };

/** Calls each method in each way, and answers a table of the outcomes. */
export async function policyTable(beacon: TestBeacon): Promise<string> {
  const { result } = await call(beacon, "SendMessage", { message: textMessage() });
  const taskId: string = result.task.id;
  const rows = [["Method", ...Object.keys(COLUMNS)]];
  for (const method of METHOD_NAMES) {
    const row: string[] = [method];
    for (const toRequest of Object.values(COLUMNS)) {
      const [body, headers] = toRequest(method, taskId);
      row.push(await outcomeOf(await post(beacon.endpoint, body, { ...headers })));
    }
    rows.push(row);
  }
  return `${INTRODUCTION}\n${toTable(rows)}`;
}

function valid(method: MethodName, taskId: string): object {
  return paramsOf(resultExample(method), taskId);
}

async function outcomeOf(response: Response): Promise<string> {
  const text = await response.text();
  if (text === "") return String(response.status);
  const { error } = JSON.parse(text) as RpcBody;
  if (!error) return "result";
  const name = (Object.keys(ERROR_TABLE) as ErrorName[]).find(
    (candidate) => ERROR_TABLE[candidate].code === error.code,
  );
  return `${error.code} ${name ?? "undeclared"}`;
}

function toTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
  const [head, ...body] = rows.map((row) =>
    line(row.map((cell, column) => cell.padEnd(widths[column]!))),
  );
  return `${head!}${line(widths.map((width) => "-".repeat(width)))}${body.join("")}`;
}
