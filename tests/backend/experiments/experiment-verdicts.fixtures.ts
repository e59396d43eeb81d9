import {
  type PublishedExperiment,
  publishExperiments,
} from "#rules/experiments/published-experiments.ts";
import { keys } from "../support/environment.ts";
import type { TestBackend } from "../support/start-test-backend.ts";

type Counts = Record<string, [visits: number, orders: number]>;

export const WINNING: Counts = { A: [20_000, 600], B: [20_000, 900] };
export const UNDECIDED: Counts = { A: [1000, 30], B: [1000, 34] };
export const EVEN: Counts = { A: [900_000, 27_000], B: [900_000, 27_100] };
export const UNEVEN: Counts = { A: [10_000, 300], B: [8_000, 300] };

const order = { question: "Which order sells more plans?", arms: { A: 50, B: 50 } };

/** A site with the experiment `order`, and the job that works out its verdict. */
export function createVerdicts({ sql, siteFiles, mails, call }: TestBackend) {
  const publish = (changes: Partial<PublishedExperiment> = {}) => {
    const published = { order: { ...order, ...changes } };
    siteFiles.set("/experiments.json", publishExperiments(published));
  };
  const run = (headers: Record<string, string> = { authorization: `Bearer ${keys.sweepSecret}` }) =>
    call("experiment-verdicts", {}, { headers });
  return {
    publish,
    run,
    /** Runs the job, and returns its report about the experiment. */
    outcome: async () => (await run()).body.experiments[0],
    /** Counts visits and orders of `order`, so many days ago. */
    async count(counts: Counts, daysAgo = 0): Promise<void> {
      for (const [arm, [visits, orders]] of Object.entries(counts))
        await sql`
          insert into public.funnel_totals as t (day, version, arms, source, visits, orders)
          values (private.today() - ${daysAgo}::integer, 'v1', ${`order:${arm} price:A`}, 'direct', ${visits}, ${orders})
          on conflict on constraint funnel_totals_pkey do update set visits = t.visits + excluded.visits, orders = t.orders + excluded.orders`;
    },
    /** The day so many days ago, as `2026-01-31`. */
    async day(daysAgo: number): Promise<string> {
      const [row] = await sql`select (private.today() - ${daysAgo}::integer)::text as day`;
      return row?.day;
    },
    async startOver(): Promise<void> {
      mails.length = 0;
      await sql`delete from private.experiment_mails`;
      await sql`delete from private.experiment_rounds`;
      await sql`delete from public.funnel_totals`;
      publish();
    },
  };
}
