import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

interface Program {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Further options of Node.js. */
  nodeOptions?: string[];
}

export interface Running {
  child: ChildProcess;
  /** The code or signal it ended with, if it has ended. It never should, until it's stopped. */
  end(): string | undefined;
  stop(): Promise<void>;
}

/** Starts a program in a process of its own, and resolves once it says that it's listening. */
export async function startProgram(program: Program): Promise<Running> {
  const { file, args, env = {}, nodeOptions = [] } = program;
  const child = fork(file, args, {
    execArgv: ["--import", "tsx", ...nodeOptions],
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const begun = await Promise.race([once(child, "message"), ended]);
  if (begun[0] !== "listening") throw new Error(`${file} didn't start: ${begun.join(" ")}`);
  return {
    child,
    end: () => child.signalCode ?? child.exitCode?.toString(),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await ended;
    },
  };
}
