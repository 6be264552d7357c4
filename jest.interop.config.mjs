import base from "./jest.config.js";

/** The tests that npm run test:interop picks from; those named .interop.ts need more than Node. */
export default {
  ...base,
  roots: ["<rootDir>/test/interop"],
  testMatch: ["**/*.test.ts", "**/*.interop.ts"],
};
