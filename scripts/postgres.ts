import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";
/** Every test file opens connections of its own, and races open many. */
const MOST_CONNECTIONS = 120;

export interface Cluster {
  /** Of its superuser, without the name of a database: `postgres://postgres@127.0.0.1:40123`. */
  url: string;
  stop(): void;
}

/** The folder with a real PostgreSQL's programs: on the PATH, or Debian's newest; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? "").split(delimiter);
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const folders = [...onPath, ...versions.map((version) => join(DEBIAN, version, "bin"))];
  return folders.find((folder) =>
    ["initdb", "pg_ctl", "postgres"].every((program) => existsSync(join(folder, program))),
  );
}

/** Gets a PostgreSQL where there is none: Debian's package as root. Throws with what to do where that does not work. */
export function ensurePostgres(): void {
  if (postgresPrograms()) return;
  try {
    if (process.getuid?.() !== 0) throw new Error("only root may install");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const install = ["install", "-y", "-qq", "--no-install-recommends", "postgresql"];
    execFileSync("apt-get", install, {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    throw new Error(
      "The database tests need PostgreSQL. Install it (Debian: sudo apt-get install postgresql; macOS: brew install postgresql@17), or put its programs on the PATH.",
    );
  }
}

/** Starts a PostgreSQL of its own, empty and without any care for the data, for this process alone: however the process ends, nothing stays. */
export async function startPostgres(): Promise<Cluster> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("There is no PostgreSQL here. `npm test -- database` gets one.");
  const folder = mkdtempSync(join(tmpdir(), "funnel-postgres-"));
  const owner = ownerOf(folder);
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, {
      cwd: folder,
      stdio: "ignore",
      ...owner,
      env: { ...process.env, LC_ALL: "C" },
    });
  const data = join(folder, "data");
  const log = join(folder, "log");
  const port = await freePort();
  const options = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: MOST_CONNECTIONS,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    autovacuum: "off",
    // that a table exists already is no news
    client_min_messages: "warning",
  };

  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    for (const [event, listener] of listeners) process.removeListener(event, listener);
    if (existsSync(join(data, "postmaster.pid")))
      run("pg_ctl", "stop", "-D", data, "-m", "immediate", "-w");
    rmSync(folder, { recursive: true, force: true });
  };
  const dieOf = (signal: NodeJS.Signals) => () => {
    stop();
    process.kill(process.pid, signal);
  };
  const listeners: [string, () => void][] = [
    ["exit", stop],
    ...(["SIGINT", "SIGTERM", "SIGHUP"] as const).map((signal): [string, () => void] => [
      signal,
      dieOf(signal),
    ]),
  ];
  for (const [event, listener] of listeners) process.once(event, listener);

  try {
    run(
      "initdb",
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
      "--no-instructions",
    );
    const settings = Object.entries(options).map(([name, value]) => `-c ${name}='${value}'`);
    run("pg_ctl", "start", "-D", data, "-l", log, "-w", "-o", settings.join(" "));
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log, "utf8") : String(error);
    stop();
    throw new Error(`PostgreSQL did not start.\n${said}`);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}`, stop };
}

/** PostgreSQL refuses to run as root: then the folder is somebody else's, and so are its programs. */
function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: "-u" | "-g", name: string) =>
    Number(
      execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  const [owner] = ["postgres", "nobody"].flatMap((name) => {
    try {
      return [{ uid: idOf("-u", name), gid: idOf("-g", name) }];
    } catch {
      return [];
    }
  });
  if (!owner)
    throw new Error(
      "PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.",
    );
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("There is no free port.")),
      );
    });
  });
}
