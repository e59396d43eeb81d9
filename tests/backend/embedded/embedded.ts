import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const project = join(import.meta.dirname, "..", "..", "..");

export interface Running {
  origin: string;
  /** Ends the process abruptly, like a power cut. */
  kill(): Promise<void>;
}

/**
 * Runs `npm start` on a data folder; resolves once its backend answers. Rejects with its output if
 * it exits instead.
 */
export async function startOn(folder: string, port: number): Promise<Running> {
  const child = spawn(process.execPath, [join(project, "node_modules", "vite", "bin", "vite.js")], {
    cwd: project,
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_DATA: folder,
      NO_COLOR: "1",
      LITE_AUTH_BCRYPT_COST: "4",
    },
  });
  const said: string[] = [];
  // Not at its exit, because its last output may still be on the way.
  const ended = once(child, "close").then(([code]) =>
    Promise.reject(new Error(`It ended with ${code}:\n${said.join("\n")}`)),
  );
  await Promise.race([ready(child, said), ended]);
  ended.catch(() => {});
  return {
    origin: `http://localhost:${port}`,
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

function ready({ stdout, stderr }: ChildProcess, said: string[]): Promise<void> {
  return new Promise((resolve) => {
    for (const stream of [stdout, stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on("line", (line) => {
        said.push(line);
        if (line.includes("Local:")) resolve();
      });
    }
  });
}
