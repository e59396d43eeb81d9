import { createServer } from "node:net";

/**
 * Below the ports that Linux and macOS give to outgoing connections: none of them can take the port
 * while its server restarts. Above port 10080, which browsers refuse.
 */
const LOWEST = 11_000;
const HIGHEST = 32_000;
const MAX_TRIES = 100;

/** Finds a port that no server uses. It isn't reserved: another process may take it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port between ${LOWEST} and ${HIGHEST}.`);
}

/** Checks all addresses: a server on only one of them would still get some of the requests. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
