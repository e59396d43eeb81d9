import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { Stripe } from "stripe";
import { createRandom } from "#lib/seeded-random.ts";
import { readKeys } from "#tools/dev/local-backend/supabase/keys.ts";
import { freePort } from "#tools/test-env/free-port.ts";
import { deriveStatus } from "../../../backend/orders/derive-status.ts";
import { type Fact, PRICE } from "../../../backend/support/wrap-database.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { freshDatabase, startDurablePostgres } from "../durable-postgres.ts";
import { describeKills, killInTurns, type Lives } from "../kill-in-turns.ts";
import { type Sending, sendUntilAccepted } from "../send-until-accepted.ts";
import { startBackend } from "../start-backend.ts";
import { someTrouble, startProviderModel } from "./provider-model.ts";
import { eventText, HISTORIES, Purchase } from "./purchase.ts";

const PROGRESS_EVERY = 5_000;
const MAX_SWEEPS = 10;

const LIVES: Lives = { shortest: 2, longest: 12 };

export const deliveries: FaultRow = {
  name: "deliveries",
  claim: "Every payment has exactly one order, in the right state",
  inputs:
    "signed events of 12 kinds of purchases, each delivered up to 3 times, shuffled, 24 at once, repeated until accepted; in the end, a sweep of what still seems to be on its way",
  faults: `${describeKills(LIVES)}; the provider fails, limits, or hangs up on 2.5 % of requests, and on all of them in outages`,
  count: { whole: 15_000, part: 500 },
  minutes: 1.6,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const folder = mkdtempSync(join(tmpdir(), "faults-deliveries-"));
  const chance = createRandom(seed);
  const purchases = new Map<string, Purchase>();
  const provider = await startProviderModel(purchases, someTrouble(createRandom(seed + 1)));
  const cluster = await startDurablePostgres();
  const databaseUrl = await freshDatabase(cluster);
  const settings = { STRIPE_API_BASE: provider.origin };
  const backend = await startBackend({ folder, port: await freePort(), databaseUrl, settings });
  const killing = killInTurns(cluster, backend, LIVES, chance);
  try {
    const { accepted, failed } = await sendUntilAccepted(
      `${backend.origin}/functions/v1/stripe-webhook`,
      signEvents(planDeliveries(count, chance, purchases), readKeys(folder).webhookSecret),
      ({ accepted }) => {
        if (accepted % PROGRESS_EVERY === 0) print(`${accepted} accepted, ${killing.kills()}`);
      },
    );
    await killing.stop();
    await sweepPending(databaseUrl, backend.origin, readKeys(folder).sweepSecret);
    const wanted = expectOrders(purchases);
    const problems = [
      ...findDifferences(wanted, await readOrders(databaseUrl)),
      ...(await stillPending(databaseUrl)),
    ];
    return {
      isKept: problems.length === 0,
      figures: `${accepted.toLocaleString("en")} deliveries for ${wanted.size.toLocaleString("en")} purchases accepted, ${failed.toLocaleString("en")} attempts failed and were repeated, ${killing.kills()}: ${problems.length} purchases differ`,
      problems,
    };
  } finally {
    await killing.stop();
    await backend.stop();
    cluster.stop();
    provider.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function* signEvents(events: Iterable<string>, secret: string): Generator<Sending> {
  const { webhooks } = new Stripe("sk_test_of_faults");
  for (const payload of events)
    yield {
      body: payload,
      headers: () => ({
        "content-type": "application/json",
        "stripe-signature": webhooks.generateTestHeaderString({ payload, secret }),
      }),
    };
}

/** For each session, its orders and facts, as a line. */
type Orders = Map<string, string>;

const formatLine = (statuses: (string | null)[], facts: Pick<Fact, "kind" | "source">[]): string =>
  `${statuses.join("+") || "no order"}: ${facts
    .map(({ kind, source }) => `${kind} ${source}`)
    .toSorted()
    .join(", ")}`;

function expectOrders(purchases: ReadonlyMap<string, Purchase>): Orders {
  return new Map(
    [...purchases.values()].map(({ sessionId, intent, facts }) => {
      // The model of the database's tests calls every payment the same.
      const status = deriveStatus(facts.map((fact) => ({ ...fact })));
      return [sessionId, `${formatLine(status ? [status] : [], status ? facts : [])} of ${intent}`];
    }),
  );
}

async function readOrders(databaseUrl: string): Promise<Orders> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ session: string; intent: string; statuses: string[]; facts: Fact[] }[]>`
    select payment.session_id as session, payment.payment_intent as intent,
        (select coalesce(array_agg(status), '{}') from public.stripe_orders
          where checkout_session_id = payment.session_id and amount_total = ${PRICE.amount}) as statuses,
        (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'source', source)), '[]')
          from private.payment_facts as fact where fact.session_id = payment.session_id) as facts
      from private.payments as payment`;
  await sql.end();
  return new Map(
    rows.map(({ session, intent, statuses, facts }) => [
      session,
      `${formatLine(statuses, facts)} of ${intent}`,
    ]),
  );
}

/**
 * An hour later, the sweep asks about payments that ended while their beginning was still being
 * noted. The provider still has its troubles.
 */
async function sweepPending(databaseUrl: string, origin: string, secret: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  for (let sweeps = 0; sweeps < MAX_SWEEPS; sweeps++) {
    const pending = await sql`
      update private.pending_payments set checked_at = checked_at - interval '1 hour' returning 1`;
    if (pending.length === 0) break;
    await fetch(`${origin}/functions/v1/stripe-reconcile`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: "{}",
    });
  }
  await sql.end();
}

/** In the end, the bank has decided on every payment. */
async function stillPending(databaseUrl: string): Promise<string[]> {
  const sql = postgres(databaseUrl, { max: 1 });
  const rows = await sql<{ session: string }[]>`
    select session_id as session from private.pending_payments`;
  await sql.end();
  return rows.map(({ session }) => `${session} is still pending`);
}

function findDifferences(wanted: Orders, found: Orders): string[] {
  const unpaid = formatLine([], []);
  const isSame = (session: string) => {
    const line = wanted.get(session) ?? "";
    return found.has(session) ? found.get(session) === line : line.startsWith(unpaid);
  };
  return [...new Set([...wanted.keys(), ...found.keys()])]
    .filter((session) => !isSame(session))
    .map((session) => `${session}: ${found.get(session)} instead of ${wanted.get(session)}`);
}

/** So many deliveries are shuffled among each other. */
const WINDOW = 600;
const MAX_COPIES = 3;

interface Delivery {
  purchase: Purchase;
  /** Which of its events, from 0. */
  nth: number;
}

/**
 * Deliveries of the events of purchases, each event once to three times, out of order. Until an
 * event is delivered for the first time, what it reports hasn't happened. `purchases` gets each
 * purchase by its session and by its payment.
 */
function* planDeliveries(
  count: number,
  chance: () => number,
  purchases: Map<string, Purchase>,
): Generator<string> {
  let planned = 0;
  for (let nth = 0; planned < count; ) {
    const window: Delivery[] = [];
    while (window.length < WINDOW && planned + window.length < count) {
      const history = HISTORIES[Math.floor(chance() * HISTORIES.length)] ?? HISTORIES[0];
      const purchase = new Purchase(nth++, history);
      purchases.set(purchase.sessionId, purchase);
      purchases.set(purchase.intent, purchase);
      window.push(...createDeliveries(purchase, chance));
    }
    planned += window.length;
    yield* shuffleEvents(window, chance);
  }
}

const createDeliveries = (purchase: Purchase, chance: () => number): Delivery[] =>
  purchase.history.flatMap((_, nth) =>
    Array.from({ length: 1 + Math.floor(chance() * MAX_COPIES) }, () => ({ purchase, nth })),
  );

function* shuffleEvents(window: Delivery[], chance: () => number): Generator<string> {
  while (window.length > 0) {
    const [one] = window.splice(Math.floor(chance() * window.length), 1);
    if (!one) continue;
    one.purchase.happenUntil(one.nth);
    yield eventText(one.purchase, one.nth);
  }
}
