import { takeServingLock } from "../../../src/adapters/sqlite/serving-lock";
import { makeFolder } from "./gateway/fixtures";

describe("takeServingLock()", () => {
  it("keeps a second one out until it is released", () => {
    const folder = makeFolder();
    const lock = takeServingLock(folder, "GATEWAY_DATA_DIR");
    expect(() => takeServingLock(folder, "GATEWAY_DATA_DIR")).toThrow(
      `GATEWAY_DATA_DIR: another process serves from ${folder}; one may do so at a time`,
    );
    lock.release();
    takeServingLock(folder, "GATEWAY_DATA_DIR").release();
  });
});
