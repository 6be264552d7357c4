import { takeContractFaults } from "./contract-tap";

// Every response that a Beacon of this test run sent must be one that the contract declares.
afterEach(() => {
  expect(takeContractFaults()).toEqual([]);
});
