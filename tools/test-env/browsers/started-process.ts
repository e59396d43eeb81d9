import { type ChildProcess, spawn } from "node:child_process";

const KILLED_AFTER_MS = 5_000;

/** Starts a program in its own process group, so that its child processes end with it. */
export function startProcess(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): { stop(): Promise<void> } {
  const child = spawn(program, args, {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const end = () => signal(child, "SIGKILL");
  process.once("exit", end);
  return {
    async stop() {
      signal(child, "SIGTERM");
      const timer = setTimeout(end, KILLED_AFTER_MS);
      await ended;
      clearTimeout(timer);
      // Its child processes may be slower to end.
      end();
      process.removeListener("exit", end);
    },
  };
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // It has already ended.
  }
}

const ASKED_AGAIN_MS = 50;

/** Polls until there's an answer. Rejects with the last error as the cause when the time is up. */
export async function until<T>(
  ask: () => Promise<T | undefined>,
  timeoutMs: number,
  what: string,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  let reason: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = error;
    }
    if (Date.now() > end)
      throw new Error(`${what} did not happen within ${timeoutMs / 1000} s.`, { cause: reason });
    await new Promise((resolve) => setTimeout(resolve, ASKED_AGAIN_MS));
  }
}
