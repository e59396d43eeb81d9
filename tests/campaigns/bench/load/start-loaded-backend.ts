import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { functionSettings } from "#tools/dev/local-backend/supabase/function-settings.ts";
import { type Keys, readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { startPostgres } from "#tools/test-env/postgres.ts";
import { freshDatabase } from "../../faults/durable-postgres.ts";
import { createAgent } from "../../faults/send-until-accepted.ts";

/** The time that the provider takes for each answer. */
export const PROVIDER_MS = 150;
/** A client may open 30 sessions within 10 minutes. */
const ADDRESSES = 2_000;

export interface LoadedBackend {
  origin: string;
  provider: string;
  keys: Keys;
  databaseUrl: string;
  backend: Running;
  /** The connections of one of many clients. */
  agent(index: number): Agent;
  /** Calls back once the webhook has accepted the event of a session, with the time. */
  onceAccepted(sessionId: string): Promise<number>;
  stop(): Promise<void>;
}

/**
 * The embedded backend with the real functions, the provider's stand-in, and a PostgreSQL that
 * keeps what it has confirmed, each in processes of its own.
 */
export async function startLoadedBackend(
  program = join(import.meta.dirname, "backend-process.ts"),
  { nodeOptions = [], args = [] }: { nodeOptions?: string[]; args?: string[] } = {},
): Promise<LoadedBackend> {
  const folder = mkdtempSync(join(tmpdir(), "bench-load-"));
  const keys = readKeys(folder);
  const cluster = await startPostgres({
    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    autovacuum: "on",
  });
  const databaseUrl = await freshDatabase(cluster);
  const [port, providerPort] = [String(await freePort()), String(await freePort())];
  const [origin, provider] = [`http://localhost:${port}`, `http://localhost:${providerPort}`];
  const backend = await startProgram({
    file: program,
    args: [folder, port, ...args],
    env: {
      ...functionSettings(origin, keys),
      STRIPE_API_BASE: provider,
      DATABASE_URL: databaseUrl,
    },
    nodeOptions,
  });
  const standIn = await startProgram({
    file: join(import.meta.dirname, "provider-process.ts"),
    args: [folder, providerPort, port, String(PROVIDER_MS)],
  });
  const agents = Array.from({ length: ADDRESSES }, (_, index) => createAgent(index));
  return {
    ...{ keys, databaseUrl, backend },
    // By address: the name stands for an IPv6 address, too, which can't be reached from IPv4 ones.
    origin: `http://127.0.0.1:${port}`,
    provider: `http://127.0.0.1:${providerPort}`,
    agent: (index) => agents[index % ADDRESSES] as Agent,
    onceAccepted: listenForAccepted(standIn),
    async stop() {
      for (const agent of agents) agent.destroy();
      await standIn.stop();
      await backend.stop();
      cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function listenForAccepted({ child }: Running): LoadedBackend["onceAccepted"] {
  const waiting = new Map<string, (at: number) => void>();
  child.on("message", ({ accepted, at }: { accepted: string; at: number }) => {
    waiting.get(accepted)?.(at);
    waiting.delete(accepted);
  });
  return (sessionId) => new Promise((resolve) => waiting.set(sessionId, resolve));
}

interface Program {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Further options of Node.js. */
  nodeOptions?: string[];
}

interface Running {
  child: ChildProcess;
  /** The code or signal it ended with, if it has ended. It never should, until it's stopped. */
  end(): string | undefined;
  stop(): Promise<void>;
}

/** Starts a program in a process of its own, and resolves once it says that it's listening. */
async function startProgram(program: Program): Promise<Running> {
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
