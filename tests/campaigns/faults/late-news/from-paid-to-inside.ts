import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { PRICE } from "../../../backend/support/wrap-database.ts";
import { freshDatabase, startDurablePostgres } from "../durable-postgres.ts";
import { publicKey } from "../public-key.ts";
import { startBackend } from "../start-backend.ts";

interface Call {
  body?: object | URLSearchParams;
  headers?: Record<string, string>;
}

/** Sends a request as a browser does; throws if it's refused. */
type Fetch = <Body>(path: string, call?: Call) => Promise<Body>;

interface Inside {
  with: number[];
  without: number[];
  /** Why buyers didn't get in. They took forever. */
  problems: string[];
}

/**
 * The time from paying until buyers read what they bought, in milliseconds, each with an account of
 * their own: over HTTP, with a PostgreSQL that waits for its disk. Nobody types.
 */
export async function fromPaidToInside(count: number): Promise<Inside> {
  const folder = mkdtempSync(join(tmpdir(), "faults-inside-"));
  const cluster = await startDurablePostgres();
  const databaseUrl = await freshDatabase(cluster);
  const backend = await startBackend({ folder, port: await freePort(), databaseUrl });
  const sql = postgres(databaseUrl, { max: 1 });
  const send = createFetch(backend.origin);
  const key = { authorization: `Bearer ${readKeys(folder).stripeKey}` };
  const times: Inside = { with: [], without: [], problems: [] };
  const recordKeptOut = (error: unknown) => {
    times.problems.push(String(error));
    return Infinity;
  };
  try {
    for (const event of ["with", "without"] as const) {
      const drop = new URLSearchParams({ drop: String(event === "without") });
      await send("/v1/test_helpers/switches", { headers: key, body: drop });
      for (let nth = 0; nth < count; nth++) {
        // All of them buy from one address, which may do so only so often.
        await sql`delete from private.attempts`;
        times[event].push(await buyAndEnter(send, key).catch(recordKeptOut));
      }
    }
    return times;
  } finally {
    await sql.end();
    await backend.stop();
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const createFetch =
  (origin: string): Fetch =>
  async (path, { body, headers } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
    const response = await fetch(`${origin}${path}`, {
      ...(body && { method: "POST", body: isForm ? body : JSON.stringify(body) }),
      headers: { apikey: publicKey, "content-type": type, ...headers },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

/** Makes the requests of the success page and the member area, one after the other. */
async function buyAndEnter(send: Fetch, key: Record<string, string>): Promise<number> {
  const { sessionId, claim } = await send<{ sessionId: string; claim: string }>(
    "/functions/v1/stripe-checkout",
    { body: { priceId: PRICE.price_id } },
  );
  const payer = new URLSearchParams({ email: "buyer@example.com" });
  await send(`/v1/test_helpers/checkout/sessions/${sessionId}/pay`, { headers: key, body: payer });

  const paidAt = performance.now();
  const orders = await send<object[]>("/rest/v1/stripe_orders", {
    headers: { "x-checkout-session": sessionId },
  });
  if (orders.length === 0) await send("/functions/v1/stripe-verify", { body: { sessionId } });
  const person = { email: `${randomUUID()}@example.com`, password: "correct horse" };
  const { access_token } = await send<{ access_token: string }>("/auth/v1/signup", {
    body: person,
  });
  const headers = { authorization: `Bearer ${access_token}` };
  await send("/rest/v1/rpc/claim_order", { headers, body: { session_id: sessionId, claim } });
  const parts = await send<object[]>("/rest/v1/program_parts", { headers });
  if (parts.length === 0) throw new Error("A buyer with an order isn't let in.");
  return performance.now() - paidAt;
}
