// @module-tag long
import type { Sql } from "postgres";
import { describe, expect, test } from "vitest";
import { readBeacon } from "../../../supabase/functions/_shared/beacon.ts";
import { createChance, shuffle } from "../support/chance.ts";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";
import { type CrowdVisit, type Group, simulateCrowd } from "./simulated-crowd.fixtures.ts";

/** 100,000 take a quarter of an hour: `COUNTED_VISITORS=100000 npx vitest run --project database counted-crowd`. */
const VISITORS = Number(process.env.COUNTED_VISITORS) || 500;
const SEED = Number(process.env.SEED) || 16;
/** All beacons of a batch are shuffled. */
const BATCH = 500;
const SENDERS = 8;

type Amounts = Record<string, number>;
/** By what's counted and the group that it's counted in. */
type Counts = Record<string, Amounts>;

const toKey = ({ version, arms, source }: Group, ...places: string[]): string => {
  const inOrder = Object.entries(arms).toSorted(([one], [other]) => one.localeCompare(other));
  return [version, inOrder.map((arm) => arm.join(":")).join(" "), source, ...places].join(" | ");
};

/**
 * The true counts of visitors. They are counted in a way of their own, not as the database does.
 */
class Truth {
  readonly totals: Counts = {};
  readonly places: Counts = {};
  readonly transitions: Counts = {};

  add({ group, history, sale }: CrowdVisit): void {
    if (history.moves.length === 0) return;
    add(this.totals, toKey(group), {
      ...{ visits: 1, checkouts: history.checkouts, accounts: history.accounts },
      ...{ orders: sale ? 1 : 0, cents: sale?.cents ?? 0 },
      ...{ refunds: sale?.refunds ?? 0, refund_cents: sale?.refundCents ?? 0 },
    });
    let before: string | undefined;
    for (const { to, seconds } of history.moves) {
      if (before) add(this.places, toKey(group, before), { entered: 0, left: 1, seconds });
      if (to) add(this.places, toKey(group, to), { entered: 1, left: 0, seconds: 0 });
      if (before && to) add(this.transitions, toKey(group, before, to), { visits: 1 });
      before = to;
    }
  }
}

function add(counts: Counts, key: string, amounts: Amounts): void {
  counts[key] ??= {};
  for (const [name, amount] of Object.entries(amounts))
    counts[key][name] = (counts[key][name] ?? 0) + amount;
}

/** Runs tasks, some at a time. */
async function atOnce(tasks: (() => Promise<unknown>)[]): Promise<void> {
  const queue = tasks.values();
  const work = async () => {
    for (const task of queue) await task();
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
}

/** Once, twice, or three times. */
const repeatSome = <T>(list: T[], chance: () => number): T[] =>
  list.flatMap((one) => Array<T>(1 + Math.floor(chance() * 3)).fill(one));

/** Delivers a batch of visitors' beacons repeatedly and in any order, and so their payments. */
async function deliver(sql: Sql, visits: CrowdVisit[], chance: () => number): Promise<void> {
  const testDatabase = wrapDatabase(sql);
  const beacons = visits.flatMap((visit) => visit.beacons);
  await atOnce(
    shuffle(repeatSome(beacons, chance), chance).map((beacon, index) => async () => {
      const read = JSON.stringify(readBeacon(JSON.stringify(beacon)));
      await sql`select public.record_events(${read}::text::jsonb, ${`client ${index}`})`;
    }),
  );
  const sales = visits.flatMap(({ id, sale }) => (sale ? [{ id, sale }] : []));
  await atOnce(
    repeatSome(sales, chance).map(
      ({ id, sale }) =>
        () =>
          sql`select public.group_session(${sale.session}, ${id})`,
    ),
  );
  const facts = sales.flatMap(({ sale: { session, facts } }) =>
    facts.map((fact) => ({ session, fact })),
  );
  await atOnce(
    shuffle(repeatSome(facts, chance), chance).map(
      ({ session, fact }) =>
        () =>
          testDatabase.record(session, [fact]),
    ),
  );
}

/** Reads the counts of the database. */
async function readCounts(sql: Sql): Promise<Record<"totals" | "places" | "ways", Counts>> {
  const group = sql`version || ' | ' || arms || ' | ' || source`;
  const [totals, places, ways] = await Promise.all([
    sql`select ${group} as key, sum(visits)::int as visits, sum(checkouts)::int as checkouts,
      sum(accounts)::int as accounts, sum(orders)::int as orders, sum(cents)::int as cents,
      sum(refunds)::int as refunds, sum(refund_cents)::int as refund_cents
      from public.funnel_totals group by 1`,
    sql`select ${group} || ' | ' || place as key, sum(entered)::int as entered,
      sum(left_count)::int as left, sum(seconds)::int as seconds from public.funnel_counts group by 1`,
    sql`select ${group} || ' | ' || from_place || ' | ' || to_place as key, sum(visits)::int as visits
      from public.funnel_ways group by 1`,
  ]);
  const byKey = (rows: typeof totals): Counts =>
    Object.fromEntries(rows.map(({ key, ...amounts }) => [key, amounts]));
  return { totals: byKey(totals), places: byKey(places), ways: byKey(ways) };
}

describe("recorded visits", () => {
  test(`${VISITORS} visitors and what they bought count exactly as it happened`, {
    timeout: 120_000 + VISITORS * 60,
  }, async () => {
    const { sql } = await freshDatabase({ connections: SENDERS });
    const chance = createChance(SEED);
    const visitor = simulateCrowd(chance);
    const truth = new Truth();
    for (let visitors = 0; visitors < VISITORS; visitors += BATCH) {
      const visits: CrowdVisit[] = [];
      for (let one = 0; one < Math.min(BATCH, VISITORS - visitors); one++)
        visits.push(...(await visitor()));
      await deliver(sql, visits, chance);
      for (const visit of visits) truth.add(visit);
    }

    const counted = await readCounts(sql);
    expect(counted.totals, `SEED=${SEED}`).toEqual(truth.totals);
    expect(counted.places).toEqual(truth.places);
    expect(counted.ways).toEqual(truth.transitions);
  });
});
