import { readFileSync } from "node:fs";

/**
 * Parses the record of a process; returns its id if it's still running. The current process doesn't
 * count: it may open its folder again.
 */
export function runningProcess(record: string): number | undefined {
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
export function processStart(pid: number): string {
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
