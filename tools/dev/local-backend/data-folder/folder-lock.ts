import { createHash, randomUUID } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { readIfThere } from "./read-or-set-aside.ts";

/** Another process is using the folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/**
 * Locks a data folder for this process: the embedded database has no lock of its own, and two
 * writers would lose each other's writes. Takes over the lock of a killed process. Returns a
 * function that releases the folder. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  const mine = JSON.stringify({
    pid: process.pid,
    begun: processStart(process.pid),
    by: randomUUID(),
  });
  const holder = acquire(file, mine);
  if (holder !== undefined) {
    throw new FolderInUse(
      `Another process (${holder}) is using ${folder}. Stop it, or set BACKEND_DATA to another folder for this one.`,
    );
  }
  removeLeftovers(folder);

  const release = () => {
    if (readIfThere(file) === mine) rmSync(file, { force: true });
  };
  process.once("exit", release);
  return () => {
    process.removeListener("exit", release);
    release();
  };
}

/**
 * Writes `mine` to the lock file, unless a running process holds it: then it returns that process's
 * id.
 *
 * Only one process may replace a dead process's lock, or a slow process would replace the lock of a
 * faster one. So a process first locks the right to replace it, in a file named after the dead
 * lock's content. That content never comes back, so while a process holds this right and the dead
 * lock is still in place, no other process can change it. The right is a lock like any other: if
 * its holder is killed, it's taken over in the same way.
 */
function acquire(file: string, mine: string): number | undefined {
  for (;;) {
    if (createWhole(file, mine)) return undefined;
    const found = readIfThere(file);
    if (found === undefined) continue;
    const holder = runningProcess(found);
    if (holder !== undefined) return holder;

    const right = `${file}.${createHash("sha256").update(found).digest("hex").slice(0, 16)}`;
    const rival = acquire(right, mine);
    if (rival !== undefined) return rival;
    try {
      if (readIfThere(file) === found && replaceWhole(file, mine)) return undefined;
    } finally {
      rmSync(right, { force: true });
    }
  }
}

/** Returns false if the file exists. Other processes never see a partial text. */
function createWhole(file: string, text: string): boolean {
  return placeDraft(file, text, linkSync);
}

function replaceWhole(file: string, text: string): boolean {
  return placeDraft(file, text, renameSync);
}

function placeDraft(
  file: string,
  text: string,
  place: (draft: string, file: string) => void,
): boolean {
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    place(draft, file);
    return true;
  } catch (error) {
    // ENOENT: the folder was moved, or the lock's new holder removed the draft along with the
    // leftovers.
    if (["EEXIST", "ENOENT"].includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the leftovers of killed processes. A process that's still trying finds its draft gone,
 * tries again, and sees the new holder.
 */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith("lock.")) rmSync(join(folder, name), { force: true });
}

/**
 * Parses the record of a process; returns its id if it's still running. The current process doesn't
 * count: it may open its folder again.
 */
function runningProcess(record: string): number | undefined {
  const { pid, begun } = parseRecord(record);
  if (pid === undefined || pid === process.pid) return undefined;
  const found = readProcess(pid);
  // After a restart of the machine, another process may have the same id.
  const isRunning = found
    ? !found.isZombie && (begun === "" || found.begun === begun)
    : hasProcess(pid);
  return isRunning ? pid : undefined;
}

/** The start time of a process, in the system's own unit; "" if the system doesn't report it. */
function processStart(pid: number): string {
  return readProcess(pid)?.begun ?? "";
}

function parseRecord(record: string): { pid?: number; begun: string } {
  try {
    const { pid, begun }: { pid: unknown; begun: unknown } = JSON.parse(record);
    return {
      ...(Number.isInteger(pid) && Number(pid) > 0 && { pid: Number(pid) }),
      begun: typeof begun === "string" ? begun : "",
    };
  } catch {
    return { begun: "" };
  }
}

/** Reads a process from /proc, on systems that have it; undefined if it's gone or can't be read. */
function readProcess(pid: number): { isZombie: boolean; begun: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the program's name, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { isZombie: ["Z", "X"].includes(fields[0] ?? ""), begun: fields[19] ?? "" };
  } catch {
    return undefined;
  }
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
