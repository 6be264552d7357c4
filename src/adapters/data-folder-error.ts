/** What is in the data folder cannot be used. The message says what is wrong, for the operator. */
export class DataFolderError extends Error {
  override readonly name: string = "DataFolderError";
}
