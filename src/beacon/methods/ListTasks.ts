import type { Handler } from "./handlers";

/** The page size where the caller asks for none (A2A §3.1.4). */
const DEFAULT_PAGE_SIZE = 50;

/** Answers an empty page: tasks belong to whoever holds their id (A2A §3.1.4). */
export function listTasks(): Handler<"ListTasks"> {
  return ({ params: { pageSize = DEFAULT_PAGE_SIZE } }) =>
    Promise.resolve({ tasks: [], nextPageToken: "", pageSize, totalSize: 0 });
}
