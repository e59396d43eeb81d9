import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildScript } from "./instances/build-script.ts";
import { publicKey } from "./shop/settings.ts";
import type { Simulated } from "./simulate.ts";

export type Lived = Omit<Simulated, "trace"> & {
  /** The file with its trace. */
  file: string;
};

/** As many as a small machine has cores. */
const AT_ONCE = 2;

/** Lives through the worlds of these seeds, each in a process of its own, and two at once. */
export async function liveWorlds(
  seeds: Iterable<number>,
  onLived: (lived: Lived) => void,
  days?: number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "worlds-"));
  await buildProduct(folder);
  // All workers take from one iterator.
  const waiting = seeds[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next())
      onLived(await liveWorld(next.value, folder, days));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function buildProduct(folder: string): Promise<void> {
  const database = run("database-process.ts", [join(folder, "database.tar")]);
  const env = { VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: publicKey };
  const functions = await buildScript("tools/dev/local-backend/supabase/functions.ts", {});
  const page = await buildScript("tests/campaigns/simulation/instances/page.ts", env);
  writeFileSync(join(folder, "functions.js"), functions);
  writeFileSync(join(folder, "page.js"), page);
  await database;
}

async function liveWorld(seed: number, folder: string, days?: number): Promise<Lived> {
  const length = days === undefined ? [] : [String(days)];
  const text = await run("world-process.ts", [String(seed), folder, ...length]);
  if (!text.startsWith("{")) throw new Error(`The world of seed ${seed} ended early: ${text}`);
  return { ...JSON.parse(text), file: join(folder, `seed-${seed}.txt`) };
}

/** Runs a program of this folder, and returns what it prints. */
async function run(program: string, given: string[]): Promise<string> {
  const file = join(import.meta.dirname, program);
  const child = spawn(process.execPath, ["--import", "tsx", file, ...given], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, TZ: "UTC", LITE_AUTH_BCRYPT_COST: "4" },
  });
  let text = "";
  for await (const part of child.stdout) text += part;
  return text;
}
