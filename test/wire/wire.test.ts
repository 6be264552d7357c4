import { GATEWAY_GOLDENS } from "../support/golden-gateway";
import { type Golden, readGoldens } from "../support/golden-file";
import { BEACON_GOLDENS } from "../support/golden-product";
import { replayGolden } from "../support/golden-replay";

const TO_UPDATE =
  "If the new answer is meant, run `npm run record:wire` and read the difference line by line.";

describe.each([BEACON_GOLDENS, GATEWAY_GOLDENS])("wire goldens of the $name", (product) => {
  it.each(
    readGoldens(product.name).map((golden): [string, string, Golden] => [
      golden.name,
      golden.intent,
      golden,
    ]),
  )("%s: %s", async (name, _intent, golden) => {
    await replayGolden(product, golden, ({ line, request, response: expected }, response) => {
      const at = `${name}:${line} >> ${request}`;
      expect({ at, response, TO_UPDATE }).toEqual({ at, response: expected, TO_UPDATE });
    });
    expect(golden.exchanges).not.toEqual([]);
  });
});
