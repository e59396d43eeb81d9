import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "#tools/test-env/free-port.ts";
import { findOwner, MAX_CONNECTIONS, postgresPrograms } from "#tools/test-env/postgres.ts";

export interface Standby {
  /** Without a database name, as a cluster's URL. */
  url: string;
  stop(): void;
}

/** Starts a read replica of a cluster, which follows it as a hosted project's replica does. */
export async function startStandby(primaryUrl: string): Promise<Standby> {
  const folder = mkdtempSync(join(tmpdir(), "funnel-standby-"));
  const data = join(folder, "data");
  const port = await freePort();
  const owner = findOwner(folder);
  const control = (...args: string[]) =>
    execFileSync(join(postgresPrograms() ?? "", "pg_ctl"), [...args, "-D", data, "-w"], {
      ...{ cwd: folder, stdio: "ignore", ...owner },
      env: { ...process.env, LC_ALL: "C" },
    });

  const write = (name: string, text: string) => {
    writeFileSync(join(data, name), text);
    if (owner) chownSync(join(data, name), owner.uid, owner.gid);
  };
  write("backup_label", await copyCluster(primaryUrl, data));
  write("standby.signal", "");
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${primaryUrl}'\n`);
  // A standby needs room for as many connections as its primary.
  const room = `-c max_connections=${MAX_CONNECTIONS}`;
  const flags = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' ${room}`;
  control("start", "-o", flags);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop() {
      control("stop", "-m", "immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the files while the cluster runs, as `pg_basebackup` does, which isn't always installed.
 * Resolves to the label that the copy needs.
 */
async function copyCluster(url: string, copy: string): Promise<string> {
  const sql = postgres(`${url}/postgres`, { max: 1 });
  const [{ folder }] = await sql<[{ folder: string }]>`
    select current_setting('data_directory') as folder`;
  await sql`select pg_backup_start('standby', true)`;
  execFileSync("cp", ["-a", folder, copy]);
  const [{ label }] = await sql<[{ label: string }]>`
    select labelfile as label from pg_backup_stop(false)`;
  await sql.end();
  rmSync(join(copy, "postmaster.pid"));
  return label;
}
