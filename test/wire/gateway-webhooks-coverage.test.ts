import { WEBHOOK_OPERATIONS } from "../../generated/webhooks-operations";
import { WEBHOOKS_STATUS } from "../../generated/webhooks-status";
import { codesByStatus, operationsOf, responsesOf } from "../../scripts/contract/openapi";
import { type Shown, shownBy } from "../support/golden-coverage";
import { readGoldens } from "../support/golden-file";
import { GATEWAY_GOLDENS } from "../support/golden-gateway";
import { openApi } from "../support/openapi";

const FOLDER = "_webhooks";

const HOW = "add a file with a `//` and a `>>` line, run `npm run record:wire`, read what it wrote";

const { document } = openApi("webhooks");
const shown = readGoldens("gateway")
  .filter(({ name }) => name.startsWith(`${FOLDER}/`))
  .flatMap((golden) => shownBy(GATEWAY_GOLDENS, golden));

const OPERATIONS = operationsOf(document);
const STATUSES = OPERATIONS.flatMap(({ operation }) =>
  responsesOf(document, operation).map(([status]) => [operation.operationId, status] as const),
);
const CODES = OPERATIONS.flatMap(({ operation }) =>
  [...codesByStatus(document, operation)].flatMap(([status, codes]) =>
    codes.map((code) => [operation.operationId, code, status] as const),
  ),
);

/** What was asked of an operation; other methods of its path are refused for all of them alike. */
function of(operationId: string): Shown[] {
  const { path, method } = OPERATIONS.find((one) => one.operation.operationId === operationId)!;
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
  return shown.filter(
    (one) => pattern.test(one.path) && (one.httpMethod === method || one.status === 405),
  );
}

describe("the wire goldens of the webhooks API cover its contract", () => {
  it("every operation is looked at", () => {
    expect(OPERATIONS.map(({ operation }) => operation.operationId).sort()).toEqual(
      Object.keys(WEBHOOK_OPERATIONS).sort(),
    );
  });

  it.each(STATUSES)("%s: the status %s", (id, status) => {
    const seen = of(id).some((one) => one.status === Number(status));
    expect(seen ? [] : [`${FOLDER}/<case>.io with ${id} answering ${status}: ${HOW}`]).toEqual([]);
  });

  it.each(CODES)("%s: the code %s, at %i", (id, code, status) => {
    const seen = of(id).filter(({ outcome }) => outcome === code);
    expect(seen.length > 0 ? [] : [`${FOLDER}/<case>.io with ${id}, ${code}: ${HOW}`]).toEqual([]);
    expect(new Set(seen.map((one) => one.status))).toEqual(new Set([status]));
    expect(WEBHOOKS_STATUS).toHaveProperty(code, status);
  });

  it.each(Object.keys(WEBHOOK_OPERATIONS))("%s: with a closing slash", (id) => {
    const seen = of(id).some((one) => one.hasClosingSlash && one.status < 500);
    expect(seen ? [] : [`${FOLDER}/<case>.io with ${id} and a closing slash: ${HOW}`]).toEqual([]);
  });
});
