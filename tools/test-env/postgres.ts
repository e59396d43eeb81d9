import { execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "#tools/test-env/free-port.ts";
import { canInstallPackages, installPackage } from "./install.ts";

const DEBIAN = "/usr/lib/postgresql";
/**
 * Every test file opens its own connections, and tests of race conditions open many. On a busy
 * machine, those of the files before are still closing.
 */
export const MAX_CONNECTIONS = 200;

/** The number of characters of the log that an error quotes, from its end: the reason is there. */
const MAX_LOG_CHARACTERS = 4_000;

/** The arguments of initdb: one superuser without a password, and no durability. */
const FRESH = [
  ...["-U", "postgres", "-A", "trust", "-E", "UTF8"],
  ...["--locale=C", "--no-sync", "--no-instructions"],
];

/** Speed instead of durability. */
const FAST = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: MAX_CONNECTIONS,
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  autovacuum: "off",
  jit: "off",
  // Leaves out the notices that a table already exists.
  client_min_messages: "warning",
};

/** Linux keeps these files in memory, where a database is copied in an eighth of the time. */
const IN_MEMORY = "/dev/shm";
/** All databases of a test run fit into half of it. */
const ENOUGH_BYTES = 6e9;

/** The folder for files that end with this process: in memory if there is room. */
function fastFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

export interface Cluster {
  /** The superuser's URL without a database name: `postgres://postgres@127.0.0.1:40123`. */
  url: string;
  stop(): void;
  /** Kills all of its processes at once, as a power cut does, and starts it again. */
  crash(): void;
}

/**
 * The folder with PostgreSQL's programs: on the PATH, or Debian's newest version; undefined if it
 * isn't installed.
 */
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

/**
 * Installs PostgreSQL if it's missing: Debian's package, as root. Throws with instructions if that
 * doesn't work.
 */
export function ensurePostgres({ mayInstall = true } = {}): void {
  if (postgresPrograms()) return;
  try {
    if (!mayInstall || !canInstallPackages()) throw new Error("can't install");
    installPackage("postgresql");
  } catch {
    throw new Error(
      "The database tests need PostgreSQL. Install it (Debian: sudo apt-get install postgresql; macOS: brew install postgresql@17), or put its programs on the PATH.",
    );
  }
}

/**
 * Starts an empty PostgreSQL for this process only, tuned for speed instead of durability. However
 * the process ends, nothing is left behind. `settings` override these.
 */
export async function startPostgres(
  settings: Record<string, string | number> = {},
): Promise<Cluster> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("There is no PostgreSQL here. `npm test -- database` gets one.");
  const folder = mkdtempSync(join(fastFolder(), "funnel-postgres-"));
  const owner = findOwner(folder);
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
  const stop = onceOrAtExit(() => {
    if (existsSync(join(data, "postmaster.pid")))
      run("pg_ctl", "stop", "-D", data, "-m", "immediate", "-w");
    rmSync(folder, { recursive: true, force: true });
  });

  const options = Object.entries({ port, ...FAST, ...settings });
  const flags = options.map(([name, value]) => `-c ${name}='${value}'`).join(" ");
  const begin = (...steps: (() => void)[]) => {
    try {
      for (const step of steps) step();
    } catch (error) {
      const reason = existsSync(log) ? readFileSync(log, "utf8") : String(error);
      stop();
      throw new Error(`PostgreSQL did not start.\n${reason.slice(-MAX_LOG_CHARACTERS)}`);
    }
  };
  const start = () => void run("pg_ctl", "start", "-D", data, "-l", log, "-w", "-o", flags);

  begin(() => void run("initdb", "-D", data, ...FRESH), start);
  return {
    url: `postgres://postgres@127.0.0.1:${port}`,
    stop,
    crash() {
      killPostgres(join(data, "postmaster.pid"));
      begin(start);
    },
  };
}

/** Runs once: when it's called, or when the process ends. */
function onceOrAtExit(work: () => void): () => void {
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    for (const [event, listener] of listeners) process.removeListener(event, listener);
    work();
  };
  const createKiller = (signal: NodeJS.Signals) => () => {
    run();
    process.kill(process.pid, signal);
  };
  const listeners: [string, () => void][] = [
    ["exit", run],
    ...(["SIGINT", "SIGTERM", "SIGHUP"] as const).map((signal): [string, () => void] => [
      signal,
      createKiller(signal),
    ]),
  ];
  for (const [event, listener] of listeners) process.once(event, listener);
  return run;
}

/**
 * PostgreSQL refuses to run as root. If we're root, its folder and its processes belong to another
 * user.
 */
export function findOwner(folder: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const readId = (flag: "-u" | "-g", name: string) =>
    Number(
      execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  const [owner] = ["postgres", "nobody"].flatMap((name) => {
    try {
      return [{ uid: readId("-u", name), gid: readId("-g", name) }];
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

/** Kills a PostgreSQL with all its processes at once, as a power cut does. Then it can start again. */
function killPostgres(pidFile: string): void {
  const [first = ""] = readFileSync(pidFile, "utf8").split("\n");
  // So that it starts no other process after its processes are listed.
  kill(first, "SIGSTOP");
  const pids = [first, ...lines("pgrep", "-P", first)];
  for (const pid of pids) kill(pid, "SIGKILL");
  // Their shared memory is in use until the last one has ended, and nothing would start.
  while (lines("ps", "-o", "stat=", "-p", pids.join()).some((state) => !state.startsWith("Z"))) {
    // Each `ps` takes a few milliseconds.
  }
  // Until its exit code is read, a dead process looks alive, and nothing would start.
  rmSync(pidFile);
}

/** The lines that a program prints. A program that finds no process fails. */
function lines(program: string, ...args: string[]): string[] {
  const { stdout } = spawnSync(program, args, { encoding: "utf8" });
  return stdout.split("\n").filter(Boolean);
}

/** One of several processes can end before it's its turn. */
function kill(pid: string, signal: NodeJS.Signals): void {
  try {
    process.kill(Number(pid), signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
