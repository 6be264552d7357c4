const swc = (syntax) => ["@swc/jest", { jsc: { target: "es2022", parser: { syntax } } }];

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  roots: ["<rootDir>/test"],
  testMatch: ["**/*.test.ts"],
  transform: {
    "^.+\\.ts$": swc("typescript"),
    // Jest cannot require an ES module, and the CommonJS build of the A2A SDK requires this one.
    "/node_modules/jose/.+\\.js$": swc("ecmascript"),
  },
  transformIgnorePatterns: ["/node_modules/(?!(@a2a-js/sdk/node_modules/)?jose/)"],
  globalSetup: "<rootDir>/test/support/global-setup.ts",
  globalTeardown: "<rootDir>/test/support/global-teardown.ts",
  setupFilesAfterEnv: ["<rootDir>/test/support/setup.ts"],
  testTimeout: 30_000,
};
