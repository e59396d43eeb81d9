import { createServer } from "node:http";
import { openBackend } from "#tools/dev/local-backend/backend.ts";
import { programSource } from "#tools/dev/local-backend/database/program-source.ts";
import { createListener } from "#tools/dev/local-backend/http/listener.ts";
import { systemClock } from "#tools/dev/local-backend/stripe/clock.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { publicKey } from "./public-key.ts";

/**
 * The backend in a process of its own, without the pages: `backend-process.ts <folder> <port>`. The
 * environment holds the settings of the functions, and `DATABASE_URL` for a PostgreSQL.
 */
const [folder = "", port = ""] = process.argv.slice(2);
const backend = await openBackend({
  folder,
  keys: readKeys(folder),
  origin: `http://localhost:${port}`,
  publicKey,
  program: programSource,
  databaseUrl: process.env.DATABASE_URL,
});
// Functions reach the database within the process. Another trip over the network would take a quarter
// of the time and test nothing more.
const overNetwork = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const isOwn = request.url.startsWith(`http://localhost:${port}/`);
  return (isOwn && (await backend.fetch(request, "127.0.0.1"))) || overNetwork(request);
};
const listen = createListener({
  isBackendPath: () => true,
  answer: (request, peer) => backend.fetch(request, peer),
  // The sender sees that it failed, and the database is killed on purpose.
  onError: () => {},
  clock: systemClock,
});
createServer((request, response) => void listen(request, response, () => response.end())).listen(
  Number(port),
  () => process.send?.("listening"),
);
