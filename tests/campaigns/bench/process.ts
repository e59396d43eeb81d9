import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";

export interface Started {
  /** From the start of the process until it responded. */
  ms: number;
  /** Stops it, and resolves once it has stopped. */
  stop(): Promise<void>;
}

const POLL_MS = 20;
const TIMEOUT_MS = 180_000;

/** Starts a server with Node.js and resolves once a request to its address succeeds. */
export async function startServer(
  args: string[],
  { url, cwd, env = {} }: { url: string; cwd?: string; env?: Record<string, string> },
): Promise<Started> {
  await isFree(new URL(url).port);
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...(cwd ? { cwd } : {}),
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - begun > TIMEOUT_MS)
      throw new Error(`${args.join(" ")} doesn't answer at ${url}. It printed:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { ms: performance.now() - begun, stop: () => stopProcess(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Another server at the port would be measured instead. */
function isFree(port: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "localhost");
    socket.on("error", () => resolve());
    socket.on("connect", () => {
      socket.destroy();
      reject(new Error(`Something else uses port ${port}. Stop it first.`));
    });
  });
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on("close", () => resolve());
    child.kill("SIGTERM");
  });
}
