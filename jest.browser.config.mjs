import base from "./jest.config.js";

/** The tests in a real Chromium, which npm run test:browser runs. */
export default {
  ...base,
  roots: ["<rootDir>/test/browser"],
  testMatch: ["**/*.browser.ts"],
  testTimeout: 120_000,
};
