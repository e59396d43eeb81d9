import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import postgres from "postgres";
import { createTablesAt } from "#tools/ops/event-store/create-tables.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";

/** Where events are stored. */
export type Engine = "PGlite" | "PostgreSQL" | "ClickHouse";

/** Longer than the days that are measured. */
export const KEEP_DAYS = 400;

/** A database, as a server that keeps what it has confirmed. */
export async function startDatabase(): Promise<{ url: string; stop(): void }> {
  const cluster = await startPostgres({
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
  });
  const sql = postgres(`${cluster.url}/postgres`, { max: 1 });
  await sql.unsafe("create database numbers");
  await sql.end();
  return { url: `${cluster.url}/numbers`, stop: cluster.stop };
}

/** ClickHouse in a process of its own, with the tables of events. */
export async function startClickHouse(): Promise<{ url: string; stop(): Promise<void> }> {
  const child: ChildProcess = fork(join(import.meta.dirname, "clickhouse-process.ts"), {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [url] = (await once(child, "message")) as [string];
  await createTablesAt(url, KEEP_DAYS);
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
