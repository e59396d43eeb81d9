import type { Sql } from "postgres";
import { assembleReport } from "../../../supabase/functions/_shared/numbers/assemble-report.ts";

/** A visit's id: such as `aaaaaaaaaaaaaaaaaaaa07`. */
export const visitId = (index: number): string => String(index).padStart(22, "a");

export const createEntered = (n: number, place: string) => ({ n, type: "entered", place });
export const createLeft = (n: number, place: string, seconds: number) => ({
  n,
  type: "left",
  place,
  seconds,
});
export const createAnswered = (n: number, place: string) => ({ n, type: "answered", place });

/** From the entrance to the goals, with 7 seconds on the first screen. */
export const walk = [
  createEntered(0, "start"),
  createAnswered(1, "start"),
  createLeft(2, "start", 7),
  createEntered(3, "goals"),
];

interface Sent {
  visit?: string;
  version?: string;
  arms?: Record<string, string>;
  source?: object;
  events?: { n: number; type: string; place: string; seconds?: number | undefined }[];
}

/** Sends and reads numbers in a database. */
export const createNumbers = (sql: Sql) => ({
  send: async (
    {
      visit = visitId(0),
      version = "v1",
      arms = { order: "A" },
      events = walk,
      ...more
    }: Sent = {},
    client = "someone",
  ): Promise<void> => {
    // As it comes over the network.
    const beacon = JSON.stringify({
      visit,
      version,
      arms,
      source: { device: "phone" },
      ...more,
      events,
    });
    await sql`select public.record_events(${beacon}::text::jsonb, ${client})`;
  },
  places: async () =>
    Object.fromEntries(
      (
        await sql`select place, sum(entered)::int as entered, sum(left_count)::int as left, sum(answered)::int as answered
          from public.funnel_counts group by place`
      ).map(({ place, ...counts }) => [place, counts]),
    ),
  readTransitions: async () =>
    (
      await sql`select from_place || ' → ' || to_place || ': ' || sum(visits) as way
        from public.funnel_ways group by from_place, to_place order by 1`
    ).map(({ way }) => way as string),
  totals: async () =>
    (
      await sql`select sum(visits)::int as visits, sum(orders)::int as orders, sum(cents)::int as cents,
        sum(refunds)::int as refunds, sum(refund_cents)::int as refund_cents from public.funnel_totals`
    )[0],
  report: async (from_day: string, to_day: string) => {
    const [row] = await sql`select public.numbers_rows(${from_day}, ${to_day}) as rows`;
    return assembleReport(row?.rows, { from_day, to_day }, "server");
  },
});
