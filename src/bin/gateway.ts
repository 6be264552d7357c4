#!/usr/bin/env node
import { openGatewayDatabase } from "../adapters/sqlite/gateway/database";
import { createGatewayStores } from "../adapters/sqlite/gateway/gateway-stores";
import { createGatewayProgram, GATEWAY_ERRORS } from "./gateway-program";
import { endWithReader } from "./print";
import { runProgram } from "./run-program";
import { serveGatewayUntilStopped } from "./serve-gateway";

// Keys and tasks are for this user's eyes only.
process.umask(0o077);
endWithReader();

const program = createGatewayProgram({
  serve: serveGatewayUntilStopped,
  openStores: ({ dataDir }, { create }) => {
    const db = openGatewayDatabase(dataDir, { create });
    return {
      ...createGatewayStores(db),
      close: () => {
        db.close();
      },
    };
  },
});

void runProgram(program, GATEWAY_ERRORS);
