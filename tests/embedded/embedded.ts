import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

const project = join(import.meta.dirname, "..", "..");

export interface Running {
  origin: string;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** `npm start` on a data folder, once its backend answers. Rejects with what it said where it ends instead. */
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
  // not at its exit: what it said last may still be on its way
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
