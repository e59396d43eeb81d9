import { createServer } from "node:http";
import { backendPaths } from "#tools/dev/local-backend/backend.ts";
import { createListener } from "#tools/dev/local-backend/http/listener.ts";
import { systemClock } from "#tools/dev/local-backend/stripe/clock.ts";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { publicKey } from "../public-key.ts";

export const keys = {
  jwtSecret: "a secret of tests that signs their tokens",
  databaseKey: "sb_secret_of_tests",
};

export interface ServedApi {
  origin: string;
  close(): Promise<void>;
}

/** Serves the embedded backend's API over a database, as the backend does, but without its jobs. */
export async function serveApi(databaseUrl: string): Promise<ServedApi> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const api = await openApi({ databaseUrl, origin, keys, publicKey, sendMail: async () => {} });
  const guarded = await guardApi(api, { publicKey, now: Date.now });
  const listen = createListener({
    isBackendPath: (path) => backendPaths.test(path),
    answer: (request, peer) => guarded.fetch(request, peer),
    onError: () => {},
    clock: systemClock,
  });
  const server = createServer((request, response) => {
    const leaveToApp = () => void response.writeHead(404).end();
    void listen(request, response, leaveToApp);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    origin,
    async close() {
      server.close();
      server.closeAllConnections();
      await api.close();
    },
  };
}
