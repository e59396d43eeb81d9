import { queryNumbersRows } from "../../../../supabase/functions/_shared/event-store/run-report.ts";
import { type Days, dayAfter } from "../../../../supabase/functions/_shared/numbers/report-rows.ts";
import { quantile } from "../speed/figures.ts";
import { DAYS } from "./counted-days.ts";
import type { Engine } from "./engines.ts";
import { fillClickHouse } from "./filled-clickhouse.ts";
import { fillDatabase } from "./filled-database.ts";

const ROUNDS = 20;
const P95 = 0.95;
/** The lengths of the periods that the page asks for, in days. */
export const RANGES = [7, 28, DAYS];

/** 19 of 20 reports about each range are ready within these milliseconds. */
export async function reportTimes(engine: Engine, events: number): Promise<number[]> {
  const { read, stop } = await fillStore(engine, events);
  try {
    const slow: number[] = [];
    for (const range of RANGES) {
      const to_day = new Date().toISOString().slice(0, 10);
      const days = { from_day: dayAfter(to_day, 1 - range), to_day };
      await read(days);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const begun = performance.now();
        await read(days);
        times.push(performance.now() - begun);
      }
      slow.push(quantile(times, P95));
    }
    return slow;
  } finally {
    await stop();
  }
}

interface Filled {
  read(days: Days): Promise<unknown>;
  stop(): Promise<void>;
}

async function fillStore(engine: Engine, events: number): Promise<Filled> {
  if (engine === "ClickHouse") {
    const { store, stop } = await fillClickHouse(events);
    return { read: (days) => queryNumbersRows(store, days), stop };
  }
  const { query, stop } = await fillDatabase(engine, events);
  return {
    read: ({ from_day, to_day }) =>
      query("select public.numbers_rows($1::date, $2::date)", [from_day, to_day]),
    stop,
  };
}
