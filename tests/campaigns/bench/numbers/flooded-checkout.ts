import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import { startBackend } from "../../faults/start-backend.ts";
import { median, quantile } from "../speed/figures.ts";
import { startDatabase } from "./engines.ts";

const PORT = 4675;
const WARM_UPS = 20;
const CHECKOUTS = 100;
/** Until the flood is over its limit. */
const FLOODED_SECONDS = 8;

interface Checkout {
  medianMs: number;
  p95Ms: number;
}

export interface Flooded {
  alone: Checkout;
  flooded: Checkout;
  /** Beacons of the flood that are answered a second, nearly all of them with a refusal. */
  answered: number;
}

/** The time that visitors wait for their checkout while nobody else comes, and during a flood. */
export async function measureFloodedCheckout(): Promise<Flooded> {
  const folder = mkdtempSync(join(tmpdir(), "bench-numbers-"));
  const database = await startDatabase();
  const backend = await startBackend({ folder, port: PORT, databaseUrl: database.url });
  const sql = postgres(database.url, { max: 1 });
  await sql`select public.set_payment_mode('test')`;
  await sql.end();
  try {
    await checkOut(backend.origin, WARM_UPS);
    const alone = await checkOut(backend.origin, CHECKOUTS);
    const flood = fork(join(import.meta.dirname, "flood-process.ts"), [
      `${backend.origin}/functions/v1/events`,
    ]);
    const answered: number[] = [];
    flood.on("message", (count: number) => answered.push(count));
    for (let second = 0; second < FLOODED_SECONDS; second++) await once(flood, "message");
    answered.length = 0;
    const flooded = await checkOut(backend.origin, CHECKOUTS);
    flood.kill();
    return { alone, flooded, answered: median(answered) };
  } finally {
    await backend.stop();
    database.stop();
    rmSync(folder, { recursive: true });
  }
}

let buyers = 0;

/** One after the other, each from an address of its own. */
async function checkOut(origin: string, times: number): Promise<Checkout> {
  const waited: number[] = [];
  for (let time = 0; time < times; time++) {
    buyers++;
    const begun = performance.now();
    await begin(`${origin}/functions/v1/stripe-checkout`, `127.1.${buyers >> 7}.${buyers & 127}`);
    waited.push(performance.now() - begun);
  }
  return { medianMs: median(waited), p95Ms: quantile(waited, 0.95) };
}

function begin(url: string, localAddress: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ localAddress });
    const headers = { "content-type": "application/json" };
    const sending = request(url, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.on("close", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`The checkout answered ${response.statusCode}.`)),
      );
    });
    sending.on("error", reject);
    sending.end(JSON.stringify({ priceId: PRICE.price_id }));
  });
}
