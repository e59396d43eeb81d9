import { readFileSync } from "node:fs";

/** Parses the record of a process; returns its id if it still runs. This process itself doesn't count: it may open its folder again. */
export function runningProcess(record: string): number | undefined {
  const { pid, begun } = parseRecord(record);
  if (pid === undefined || pid === process.pid) return undefined;
  const found = readProcess(pid);
  // after a restart of the machine, another process may have the same id
  const isRunning = found
    ? !found.isZombie && (begun === "" || found.begun === begun)
    : hasProcess(pid);
  return isRunning ? pid : undefined;
}

/** When a process began, in the system's own unit; "" if the system doesn't say. */
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

/** Reads a process where the system has /proc; undefined if it is gone or can't be read. */
function readProcess(pid: number): { isZombie: boolean; begun: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // the program's name, which comes second, may hold anything
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
    // another user's
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
