/** The environment variable by which the processes of a test run learn of their folder for data. */
export const DATA_ROOT_VARIABLE = "BEACON_TEST_DATA_ROOT";
