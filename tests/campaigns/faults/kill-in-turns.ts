import type { Cluster } from "#tools/test-env/postgres.ts";
import type { KillableBackend } from "./start-backend.ts";

/** The first kills, of server and database in turns, come quickly, so that a short run has them. */
const FIRST_KILLS = 4;
const FIRST_LIVES_MS = 1_000;

/** The time until the next kill, in seconds. */
export interface Lives {
  shortest: number;
  longest: number;
}

/** Describes `killInTurns` in words. */
export const describeKills = ({ shortest, longest }: Lives): string =>
  `kill -9 of the server and of PostgreSQL with all its processes, every ${shortest} to ${longest} seconds`;

/** Kills the server or the database from time to time, each time after it has started again. */
export function killInTurns(
  cluster: Cluster,
  backend: KillableBackend,
  { shortest, longest }: Lives,
  chance: () => number,
) {
  const killed = { server: 0, database: 0 };
  let isOver = false;
  let wake = () => {};
  const count = () => killed.server + killed.database;
  const isFirst = () => count() < FIRST_KILLS;
  const life = () =>
    isFirst() ? FIRST_LIVES_MS : (shortest + chance() * (longest - shortest)) * 1000;
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
      const isDatabase = isFirst() ? count() % 2 === 1 : chance() < 0.5;
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
