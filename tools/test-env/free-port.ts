import { createServer } from "node:net";

/**
 * Below the ports that Linux and macOS give to outgoing connections: none of them can take the port
 * while its server restarts. Above port 10080, which browsers refuse.
 */
const LOWEST = 11_000;
const HIGHEST = 32_000;
const MOST_TRIES = 100;

/** A port on which nothing listens. It stays free until something listens on it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port between ${LOWEST} and ${HIGHEST}.`);
}

/** On every address: a server on one of them would answer some of its clients. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
