import type { Plan } from "#compiler/plan.ts";
import { type SimulatedVisitor, simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { createRandom } from "#lib/seeded-random.ts";
import type { DemoFunnel } from "./demo-funnel.ts";

/** A day's visitors. */
export interface Traffic {
  /** As 2026-01-31. */
  day: string;
  version: string;
  visits: number;
  seed: number;
}

/** A row of a table of counts, by column. */
export type Row = Record<string, string | number>;
export type Counts = Record<
  "funnel_totals" | "funnel_counts" | "funnel_ways" | "funnel_stays",
  Row[]
>;

/** Where visitors come from: the share of all, and how often they buy. */
const SOURCES = [
  { source: "meta ads", share: 0.45, buy: 0.05 },
  { source: "google ads", share: 0.3, buy: 0.08 },
  { source: "newsletter", share: 0.1, buy: 0.16 },
  { source: "direct", share: 0.15, buy: 0.09 },
];
const LEAVE_ENTRANCE = 0.24;
const LEAVE_STEP = 0.025;
/** Of those who don't buy at the end, how many start a checkout; of buyers, how many sign up. */
const ONLY_START = 0.09;
const OPEN_ACCOUNT = 0.93;
const REFUND = 0.05;
const GO_BACK = 0.04;

/**
 * The contents of the tables of counts after these visitors: random walks through the funnel by
 * people who leave, start checkouts, buy, and are refunded. The same traffic always gives the same
 * counts.
 */
export function simulateCounts(traffic: Traffic[], { plan, reported, cents }: DemoFunnel): Counts {
  const tables = {
    funnel_totals: new RowsByKey(),
    funnel_counts: new RowsByKey(),
    funnel_ways: new RowsByKey(),
    funnel_stays: new RowsByKey(),
  };
  for (const { day, version, visits, seed } of traffic) {
    const chance = createRandom(seed);
    for (let visit = 0; visit < visits; visit++) {
      const { source, buy } = drawSource(chance());
      const visitor = simulatedVisitor(plan, { leave: createLeave(plan), buy }, chance);
      const group = { day, version, arms: formatArms(visitor), source };
      tables.funnel_totals.add(group, toOutcome(visitor, plan, cents, chance));
      addStays(
        tables,
        group,
        withReturns(
          visitor.places.filter((place) => !reported[place]),
          chance,
        ),
        chance,
      );
    }
  }
  return {
    funnel_totals: tables.funnel_totals.all,
    funnel_counts: tables.funnel_counts.all,
    funnel_ways: tables.funnel_ways.all,
    funnel_stays: tables.funnel_stays.all,
  };
}

function toOutcome(
  { bought, places }: SimulatedVisitor,
  plan: Plan,
  cents: number,
  chance: () => number,
) {
  const isAtEnd = plan.next[places.at(-1) ?? ""] === undefined;
  const starts = bought || (isAtEnd && chance() < ONLY_START);
  const refunds = bought && chance() < REFUND;
  return {
    visits: 1,
    checkouts: Number(starts),
    accounts: Number(bought && chance() < OPEN_ACCOUNT),
    orders: Number(bought),
    cents: bought ? cents : 0,
    refunds: Number(refunds),
    refund_cents: refunds ? cents : 0,
  };
}

/** The visitor leaves every place but the last one. */
function addStays(
  tables: Record<"funnel_counts" | "funnel_ways" | "funnel_stays", RowsByKey>,
  group: Row,
  places: string[],
  chance: () => number,
): void {
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    const seconds = next === undefined ? 0 : Math.round(2 + 10 * chance() ** 2);
    const left = Number(next !== undefined);
    tables.funnel_counts.add(
      { ...group, place },
      { entered: 1, left_count: left, answered: left, seconds },
    );
    if (next === undefined) continue;
    tables.funnel_ways.add({ ...group, from_place: place, to_place: next }, { visits: 1 });
    tables.funnel_stays.add({ ...group, place, seconds }, { stays: 1 });
  }
}

/** Some go back to the place before, and on again. */
const withReturns = (places: string[], chance: () => number): string[] =>
  places.flatMap((place, index) => {
    const before = places[index - 1];
    return before !== undefined && chance() < GO_BACK ? [place, before, place] : [place];
  });

const createLeave = (plan: Plan) => (place: string) =>
  place === plan.entry ? LEAVE_ENTRANCE : LEAVE_STEP;

const formatArms = ({ arms }: SimulatedVisitor): string =>
  Object.entries(arms)
    .map(([experiment, arm]) => `${experiment}:${arm}`)
    .sort()
    .join(" ");

function drawSource(at: number) {
  let sum = 0;
  return (
    SOURCES.find(({ share }) => {
      sum += share;
      return at < sum;
    }) ?? { source: "direct", buy: 0 }
  );
}

/** Rows that are added up if their keys are the same. */
class RowsByKey {
  readonly #rows = new Map<string, Record<string, string | number>>();

  add(key: Row, amounts: Record<string, number>): void {
    const name = JSON.stringify(key);
    const row = this.#rows.get(name);
    if (!row) this.#rows.set(name, { ...key, ...amounts });
    else
      for (const [column, amount] of Object.entries(amounts))
        row[column] = Number(row[column]) + amount;
  }

  get all(): Row[] {
    return [...this.#rows.values()];
  }
}
