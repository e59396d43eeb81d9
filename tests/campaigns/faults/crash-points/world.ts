import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { startProviderModel } from "../deliveries/provider-model.ts";
import { Purchase } from "../deliveries/purchase.ts";
import { freshDatabase, startDurablePostgres } from "../durable-postgres.ts";
import { startBackend } from "../start-backend.ts";
import { type Buyer, createBuyer } from "./buyer.ts";
import { type Cross, startWatchedProxy } from "./start-watched-proxy.ts";

/** Every so many crashes, PostgreSQL dies and starts again, too. */
export const DATABASE_EVERY = 4;

/** A backend that reaches nothing, and is reached by nothing, but through a gate. */
export interface World {
  gate: CrashGate;
  /** Goes past the gate. */
  sql: Sql;
  killed: { server: number; database: number };
  newBuyer(): Buyer;
}

/** Starts everything, does the work, and ends it. */
export async function inWorld<Result>(work: (world: World) => Promise<Result>): Promise<Result> {
  const killed = { server: 0, database: 0 };
  const folder = mkdtempSync(join(tmpdir(), "faults-crashes-"));
  const purchases = new Map<string, Purchase>();
  const provider = await startProviderModel(purchases);
  const cluster = await startDurablePostgres();
  const databaseUrl = await freshDatabase(cluster);
  const sql = postgres(databaseUrl, { max: 1 });
  const gate = crashGate(async () => {
    const restarted = backend.crash();
    // Now it's killed, and nothing else has arrived meanwhile.
    await Promise.resolve();
    for (const proxy of proxies) proxy.cut();
    if (++killed.server % DATABASE_EVERY === 0) {
      killed.database++;
      cluster.crash();
    }
    await restarted;
  });
  const port = await freePort();
  const parsePort = (url: string) => Number(new URL(url).port);
  const proxies = await Promise.all(
    [parsePort(databaseUrl), parsePort(provider.origin), port].map((target) =>
      startWatchedProxy(target, gate.cross),
    ),
  );
  const [toDatabase, toProvider, toBackend] = proxies.map((proxy) => proxy.port);
  const throughProxy = new URL(databaseUrl);
  throughProxy.port = String(toDatabase);
  const backend = await startBackend({
    folder,
    port,
    databaseUrl: throughProxy.href,
    settings: { STRIPE_API_BASE: `http://localhost:${toProvider}` },
  });
  const origin = `http://localhost:${toBackend}`;
  const { webhookSecret } = readKeys(folder);
  const newBuyer = () => {
    const purchase = new Purchase(purchases.size, ["paid"]);
    purchase.happenUntil(0);
    purchases.set(purchase.sessionId, purchase);
    purchases.set(purchase.intent, purchase);
    return createBuyer(purchase, { origin, webhookSecret });
  };
  try {
    return await work({ gate, sql, killed, newBuyer });
  } finally {
    await sql.end();
    await backend.stop();
    for (const proxy of proxies) proxy.stop();
    cluster.stop();
    provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface CrashGate {
  cross: Cross;
  /**
   * Runs the work, and crashes when something is about to cross for the nth time: the piece doesn't
   * arrive. If the work ends earlier, it crashes right then. Resolves to the work's result;
   * undefined if the crash came first.
   */
  crashAt<Result>(nth: number, work: () => Promise<Result>): Promise<Result | undefined>;
  /** Resolves to how often something crosses during the work. */
  count(work: () => Promise<unknown>): Promise<number>;
}

/** Counts everything that crosses the border of a process, and crashes it in time. */
function crashGate(crash: () => Promise<void>): CrashGate {
  let crossed: number | undefined;
  let limit = Infinity;
  let crashing: Promise<void> | undefined;

  const crashNow = () => {
    crossed = undefined;
    crashing ??= crash();
    return crashing;
  };
  return {
    async cross() {
      if (crossed === undefined || ++crossed < limit) return true;
      await crashNow();
      return false;
    },
    async crashAt(nth, work) {
      crashing = undefined;
      crossed = 0;
      limit = nth;
      const result = await work().catch((error: unknown) => {
        if (!crashing) throw error;
      });
      const isAnswered = !crashing;
      await crashNow();
      return isAnswered ? (result as Awaited<ReturnType<typeof work>>) : undefined;
    },
    async count(work) {
      crossed = 0;
      limit = Infinity;
      await work();
      const sum = crossed;
      crossed = undefined;
      return sum;
    },
  };
}
