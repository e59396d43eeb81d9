import type { Cluster } from "#tools/test-env/postgres.ts";
import type { KillableBackend } from "./start-backend.ts";

/** Until the next kill. The first two are one of the server and one of the database. */
const FIRST_LIVES_MS = 2_000;
const SHORTEST_LIFE_MS = 10_000;
const LONGEST_LIFE_MS = 60_000;

/** What `killInTurns` does, in words. */
export const KILLS =
  "kill -9 of the server and of PostgreSQL with all its processes, every 10 to 60 seconds";

/** Kills the server or the database from time to time, each time after it has started again. */
export function killInTurns(cluster: Cluster, backend: KillableBackend, chance: () => number) {
  const killed = { server: 0, database: 0 };
  let isOver = false;
  let wake = () => {};
  const isFirst = () => killed.server === 0 || killed.database === 0;
  const life = () =>
    isFirst() ? FIRST_LIVES_MS : SHORTEST_LIFE_MS + chance() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS);
  const running = (async () => {
    while (!isOver) {
      await new Promise<void>((resolve) => {
        const waiting = setTimeout(resolve, life());
        wake = () => {
          clearTimeout(waiting);
          resolve();
        };
      });
      if (isOver) return;
      const isDatabase = isFirst() ? killed.server > 0 : chance() < 0.5;
      if (isDatabase) cluster.crash();
      else await backend.crash();
      killed[isDatabase ? "database" : "server"]++;
    }
  })();
  return {
    kills: () => `${killed.server} kills of the server and ${killed.database} of the database`,
    async stop() {
      isOver = true;
      wake();
      await running;
    },
  };
}
