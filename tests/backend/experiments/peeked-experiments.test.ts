// @module-tag long
import type { Sql } from "postgres";
import { describe, expect, test } from "vitest";
import { armsVerdict } from "#rules/experiments/arms-verdict.ts";
import { isFixedHorizonWinner } from "#rules/experiments/simulated-experiments.fixtures.ts";
import type { Verdict } from "#rules/experiments/verdict.ts";
import { addDays, toDay } from "#rules/numbers/days.ts";
import type { GroupRow } from "../../../supabase/functions/_shared/numbers/report-rows.ts";
import { createChance } from "../support/chance.ts";
import { freshDatabase } from "../support/database.ts";

/** 10,000 take some ten minutes: `EXPERIMENTS=10000 npx vitest run --project database peeked-experiments`. */
const EXPERIMENTS = Number(process.env.EXPERIMENTS) || 100;
const SEED = Number(process.env.SEED) || 16;
/** Experiments that run at the same time. */
const BATCH = 100;
/** As many visitors as are needed to find a change of 10 % from a conversion of 3 %. */
const DAYS = 40;
const VISITORS_A_DAY = 3000;
const CONVERSION = 0.03;
const MAX_FALSE_WINNERS = 0.05;

const FIRST_DAY = addDays(toDay(new Date()), 1 - DAYS);
const EQUAL = { question: "Does nothing change?", arms: { A: 1, B: 1 } };

interface Day {
  arms: string;
  visits: number;
  orders: number;
}

/** A day of an experiment with two equal arms. */
function dayOfExperiment(id: string, chance: () => number): Day[] {
  const a = { arms: `${id}:A`, visits: 0, orders: 0 };
  const b = { arms: `${id}:B`, visits: 0, orders: 0 };
  for (let visitor = 0; visitor < VISITORS_A_DAY; visitor++) {
    const arm = chance() < 0.5 ? a : b;
    arm.visits++;
    if (chance() < CONVERSION) arm.orders++;
  }
  return [a, b];
}

/** Reads the daily job's facts and verdict about each experiment. */
async function lookAt(sql: Sql, ids: string[], days: number): Promise<Record<string, Looked>> {
  const today = addDays(FIRST_DAY, days - 1);
  const [row] = await sql<
    { groups: GroupRow[] }[]
  >`select public.group_rows(${FIRST_DAY}, ${today}, 'arm') as groups`;
  const experiments = Object.fromEntries(ids.map((id) => [id, EQUAL]));
  const looked = ids.map((id) => {
    const arms = (row?.groups ?? [])
      .filter(({ name }) => name.startsWith(`${id}:`))
      .map(({ name, visits, orders }) => ({ arm: name.slice(-1), visits, orders }));
    const verdict = armsVerdict({ experiments }, id, { arms, days, mayBeHidden: false });
    if ("missing" in verdict) throw new Error(`${id}: ${verdict.missing}`);
    const counts = arms.map(({ arm, visits, orders }) => ({
      ...{ arm, share: 1, visitors: visits, buyers: orders },
    }));
    const fixedHorizon = isFixedHorizonWinner({} as Verdict, counts);
    return [id, { winner: verdict.report.finding.kind === "better", fixedHorizon }];
  });
  return Object.fromEntries(looked);
}

interface Looked {
  winner: boolean;
  /** The verdict of a usual test. */
  fixedHorizon: boolean;
}

describe("the verdict on what the database has counted", () => {
  test(`names a false winner in at most 5 % of ${EXPERIMENTS} experiments with equal arms, looked at every day`, {
    timeout: 60_000 + EXPERIMENTS * 500,
  }, async () => {
    const { sql } = await freshDatabase();
    const chance = createChance(SEED);
    const winners = new Set<string>();
    const fixedHorizon = new Set<string>();
    for (let first = 0; first < EXPERIMENTS; first += BATCH) {
      const ids = Array.from({ length: BATCH }, (_, index) => `experiment-${first + index}`);
      await sql`truncate public.funnel_totals`;
      for (let day = 1; day <= DAYS; day++) {
        const counted = ids.flatMap((id) => dayOfExperiment(id, chance));
        const group = { day: addDays(FIRST_DAY, day - 1), version: "v1", source: "ads" };
        await sql`insert into public.funnel_totals ${sql(counted.map((one) => ({ ...group, ...one })))}`;
        for (const [id, found] of Object.entries(await lookAt(sql, ids, day))) {
          if (found.winner) winners.add(id);
          if (found.fixedHorizon) fixedHorizon.add(id);
        }
      }
    }
    process.stdout.write(
      `False winners: ${winners.size} of ${EXPERIMENTS}. A usual test names ${fixedHorizon.size}.\n`,
    );
    expect(winners.size / EXPERIMENTS, `SEED=${SEED}`).toBeLessThanOrEqual(MAX_FALSE_WINNERS);
    expect(fixedHorizon.size / EXPERIMENTS).toBeGreaterThan(3 * MAX_FALSE_WINNERS);
  });
});
