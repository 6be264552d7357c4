/** The method that answers the OpenRPC document itself (OpenRPC, service discovery). */
export const DISCOVER_METHOD = "rpc.discover";
