import type { EdgeNumbers, PlaceNumbers, ShownReport, Totals } from "#api/numbers-report.ts";
import type { DayRange } from "#api/read-numbers.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { addDays, countDays } from "../../rules/numbers/days.ts";

const PRICE_CENTS = 2999;

export interface Traffic {
  range: DayRange;
  visitsPerDay: number;
  /** In flow order. The arms of an experiment share a stage. */
  stages: string[][];
  seed?: number;
  /** The number of times that visitors of each arm buy. */
  conversion?: Record<string, number>;
  /** The shares of the arms. */
  shares?: Record<string, number>;
}

const NOTHING: Totals = {
  ...{ visits: 0, orders: 0, refunds: 0, revenueCents: 0 },
  ...{ refundCents: 0, accounts: 0, checkouts: 0 },
};

const SOURCES = ["google ads", "meta ads", "direct", "newsletter", "tiktok ads", "reddit.com"];

/** A report in which everything adds up, the same for the same traffic. */
export function simulatedReport(traffic: Traffic): ShownReport {
  const { range, visitsPerDay, stages, seed = 1 } = traffic;
  const chance = createRandom(seed);
  const dayNames = Array.from({ length: countDays(range) }, (_, index) =>
    addDays(range.from, index),
  );
  const days = dayNames.map((day) => ({ day, ...NOTHING }));
  const sources = SOURCES.map((source) => ({ source, ...NOTHING }));
  const conversion = traffic.conversion ?? { A: 0.031, B: 0.034 };
  const shares = traffic.shares ?? { A: 0.5, B: 0.5 };
  const arms = Object.keys(conversion).map((arm) => {
    return { experiment: "summary", arm, ...NOTHING };
  });
  const totals = { ...NOTHING };
  for (const day of days) {
    const visits = Math.round(visitsPerDay * (0.8 + 0.4 * chance()));
    for (let visit = 0; visit < visits; visit++) {
      const arm = drawItem(arms, ({ arm }) => shares[arm] ?? 0, chance());
      const source = sources[Math.floor(chance() ** 2 * sources.length)];
      const groups: Totals[] = [totals, day, ...(arm ? [arm] : []), ...(source ? [source] : [])];
      addVisit(groups, conversion[arm?.arm ?? ""] ?? 0, chance);
    }
  }
  return {
    ...range,
    totals,
    before: { ...totals, ...scaleTotals(totals, 0.87) },
    days,
    ...walkStages(stages, totals.visits, chance),
    arms,
    sources,
    versions: [{ version: "9f2c1ab04e77", firstDay: range.from, lastDay: range.to, ...totals }],
    hidden: { sources: 0, versions: 0, arms: 0, places: 0, edges: 0, days: 0 },
  };
}

/** A report on days on which nothing happened. */
export function emptyReport(range: DayRange): ShownReport {
  const days = Array.from({ length: countDays(range) }, (_, index) => addDays(range.from, index));
  return {
    ...range,
    totals: NOTHING,
    before: NOTHING,
    days: days.map((day) => ({ day, ...NOTHING })),
    ...{ places: [], edges: [], arms: [], sources: [], versions: [] },
    hidden: { sources: 0, versions: 0, arms: 0, places: 0, edges: 0, days: 0 },
  };
}

function addVisit(groups: Totals[], conversion: number, chance: () => number): void {
  const starts = chance() < conversion * 2.2;
  const buys = starts && chance() < 1 / 2.2;
  const hasAccount = buys && chance() < 0.93;
  const refunds = buys && chance() < 0.06;
  for (const group of groups) {
    group.visits++;
    if (starts) group.checkouts++;
    if (buys) group.orders++;
    if (buys) group.revenueCents += PRICE_CENTS;
    if (hasAccount) group.accounts++;
    if (refunds) group.refunds++;
    if (refunds) group.refundCents += PRICE_CENTS;
  }
}

/** Visitors go from stage to stage; at each place, some leave. */
function walkStages(stages: string[][], visits: number, chance: () => number) {
  const places: PlaceNumbers[] = [];
  const edges: EdgeNumbers[] = [];
  let present = new Map([[stages[0]?.[0] ?? "", visits]]);
  for (const [index] of stages.entries()) {
    const next = new Map<string, number>();
    for (const [place, entered] of present) {
      const inside = Math.round(entered * (index === 0 ? 0.24 : 0.01 + 0.05 * chance() ** 2));
      const left = entered - inside;
      const seconds = Math.round(3 + 12 * chance());
      places.push({ place, entered, left, inside, answered: left, medianSeconds: seconds });
      const following = stages[index + 1] ?? [];
      for (const [number, to] of following.entries()) {
        const isLast = number === following.length - 1;
        const part = Math.floor(left / following.length);
        const count = isLast ? left - part * number : part;
        edges.push({ from: place, to, count });
        next.set(to, (next.get(to) ?? 0) + count);
      }
    }
    present = next;
  }
  return { places, edges };
}

function drawItem<Item>(
  items: Item[],
  getShare: (item: Item) => number,
  at: number,
): Item | undefined {
  let sum = 0;
  return items.find((item) => {
    sum += getShare(item);
    return at < sum;
  });
}

function scaleTotals(totals: Totals, factor: number): Totals {
  const orders = Math.round(totals.orders * factor);
  const refunds = Math.round(totals.refunds * factor * 1.2);
  return {
    visits: Math.round(totals.visits * factor * 1.02),
    orders,
    refunds,
    revenueCents: orders * PRICE_CENTS,
    refundCents: refunds * PRICE_CENTS,
    accounts: Math.round(totals.accounts * factor),
    checkouts: Math.round(totals.checkouts * factor),
  };
}
