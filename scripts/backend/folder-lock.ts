import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process works in the folder. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/**
 * Takes a data folder for this process alone: the embedded database has no lock of its own, and two writers would each lose what the other wrote.
 * Throws `FolderInUse`. What a killed process left behind is no hindrance. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "lock");
  const mine = JSON.stringify({ pid: process.pid, begun: beginningOf(process.pid), by: randomUUID() });
  // the second round is for a lock that nobody holds any more
  for (const isLast of [false, true]) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      const release = () => {
        if (readOrNothing(file) === mine) rmSync(file, { force: true });
      };
      process.once("exit", release);
      return () => {
        process.removeListener("exit", release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = holderOf(readOrNothing(file));
      if (holder !== undefined || isLast) {
        throw new FolderInUse(
          `Another process${holder === undefined ? "" : ` (${holder})`} works in ${folder}. Stop it, or set BACKEND_DATA to a folder of its own for this one.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error("unreachable");
}

/** The process that holds a lock; undefined where it is gone. */
function holderOf(lock: string): number | undefined {
  try {
    const { pid, begun }: { pid: number; begun: string } = JSON.parse(lock);
    // this process opens it anew when its server is restarted
    if (pid === process.pid) return undefined;
    process.kill(pid, 0);
    // after a restart of the machine another process may have got its number
    return beginningOf(pid) === begun ? pid : undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM" ? 0 : undefined;
  }
}

/** When a process began, where the system tells it. */
function beginningOf(pid: number): string {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  // the name of the program, which comes second, may hold anything
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
