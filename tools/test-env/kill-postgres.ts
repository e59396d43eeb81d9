import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";

/** Kills a PostgreSQL with all its processes at once, as a power cut does. Then it can start again. */
export function killPostgres(pidFile: string): void {
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
