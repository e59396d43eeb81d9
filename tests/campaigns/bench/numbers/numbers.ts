import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "#lib/seeded-random.ts";
import { addDays } from "#rules/numbers/days.ts";
import { hasChdb, NO_CHDB } from "#tools/ops/event-store/fetch-chdb.ts";
import { ensurePostgres } from "#tools/test-env/postgres.ts";
import { queryNumbersRows } from "../../../../supabase/functions/_shared/event-store/run-report.ts";
import type { Days } from "../../../../supabase/functions/_shared/numbers/report-rows.ts";
import { createBodies, sendUntilAccepted } from "../../faults/send-until-accepted.ts";
import { startBackend } from "../../faults/start-backend.ts";
import { assumptions } from "../scale/assumptions.ts";
import { number, thousands } from "../scale/format.ts";
import { dayCurve } from "../scale/model.ts";
import type { Section } from "../section.ts";
import { quantile } from "../speed/figures.ts";
import { table } from "../table.ts";
import { DAYS } from "./counted-days.ts";
import { type Engine, KEEP_DAYS, startClickHouse, startDatabase } from "./engines.ts";
import { fillClickHouse } from "./filled-clickhouse.ts";
import { fillDatabase } from "./filled-database.ts";
import { type Flooded, measureFloodedCheckout } from "./flooded-checkout.ts";
import { realPlaces } from "./real-places.ts";
import { clickHouseBytes, databaseBytes, type StoredBytes } from "./stored-bytes.ts";
import { BEACONS_PER_VISIT, typicalBeacons } from "./typical-visits.ts";

const ROUNDS = 20;
const P95 = 0.95;
/** The lengths of the periods that the page asks for, in days. */
const RANGES = [7, 28, DAYS];

/** 19 of 20 reports about each range are ready within these milliseconds. */
async function reportTimes(engine: Engine, events: number): Promise<number[]> {
  const { read, stop } = await fillStore(engine, events);
  try {
    const slow: number[] = [];
    for (const range of RANGES) {
      const to_day = new Date().toISOString().slice(0, 10);
      const days = { from_day: addDays(to_day, 1 - range), to_day };
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

const ENGINES: Engine[] = ["PGlite", "PostgreSQL", "ClickHouse"];
const MILLION = 1e6;
const EVENTS = [0.1 * MILLION, MILLION, 10 * MILLION, 100 * MILLION];
/** As `.env.example` has `NUMBERS_KEEP_DAYS`. */
const KEPT_DAYS = 90;
/** Supabase's recommendations: of the smallest paid machine, and of 2XL. */
const DISKS = { Micro: 10e9, "2XL": 1000e9 };

export const numbers: Section = {
  name: "numbers",
  title: "Counting visits",
  explanation: `\`npm run bench -- --only numbers\` sends beacons of typical visits to the backend, fills each store with events of 90 days in a temporary folder, and times the report that \`/numbers\` shows. ClickHouse runs in a process of its own (chDB, \`npm run task -- chdb\`), one query at a time: a real server runs several at once. Senders, functions, and stores share the same cores.`,
  isOneRound: true,
  async measure(_rounds, log) {
    if (!hasChdb()) throw new Error(NO_CHDB);
    ensurePostgres();
    const accepted = await each(ENGINES, countAcceptedBeacons, log);
    const flooded = await measureFloodedCheckout();
    log(JSON.stringify(flooded));
    const bytes = { PostgreSQL: await databaseBytes(), ClickHouse: await clickHouseBytes() };
    log(JSON.stringify(bytes));
    const times = await each(
      EVENTS,
      (events) => each(ENGINES, (engine) => reportTimes(engine, events), log),
      log,
    );
    return [
      heading("Beacons", BEACONS, beaconTable(accepted)),
      heading("A flood", FLOOD, floodTable(flooded)),
      heading("On disk", ON_DISK, diskTable(bytes)),
      heading("Reports", REPORTS, timesTable(times)),
      heading("When to switch", advice(accepted[1] ?? Number.NaN, bytes.PostgreSQL)),
    ].join("\n\n");
  },
};

const BEACONS = `A visit sends about ${BEACONS_PER_VISIT} beacons. "Enough for" assumes the busiest minute of [a million visitors a day](bench-scale.md#a-million-visitors-a-day).`;
const FLOOD = `How long visitors wait for a checkout session, while one address sends 1,000 beacons a second and while nobody sends any. The payment provider answers at once, and all of it shares one process with the database's API.`;
const ON_DISK = `With indexes; ClickHouse compresses. Events are kept for \`NUMBERS_KEEP_DAYS\`, ${KEPT_DAYS} here. Counts stay, and grow with places, sources, arms, and versions, not with visitors: here 12 sources and two arms. PGlite stores what PostgreSQL does.`;
const REPORTS = `19 of 20 reports are ready within this time: the last ${RANGES.join(" / ")} days. PostgreSQL and PGlite read counts, so theirs are filled with the counts of so many events; ClickHouse has the events, and counts today's every few minutes.`;

const heading = (title: string, ...parts: string[]) => [`### ${title}`, ...parts].join("\n\n");

/** One after the other, because they share the cores. */
async function each<One, Result>(
  all: One[],
  measure: (one: One) => Promise<Result>,
  log: (line: string) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) {
    const result = await measure(one);
    log(`${one}: ${JSON.stringify(result)}`);
    results.push(result);
  }
  return results;
}

const beaconTable = (accepted: number[]) =>
  table(
    ["Events are in", "Beacons a second", "Enough for visits a day"],
    ENGINES.map((engine, index) => [
      engine,
      number(accepted[index] ?? Number.NaN),
      thousands(visitsADay(accepted[index] ?? Number.NaN)),
    ]),
  );

const floodTable = ({ alone, flooded, answered }: Flooded) =>
  table(
    ["Checkout", "Median", "p95", "Beacons answered a second"],
    [
      ["without beacons", ms(alone.medianMs), ms(alone.p95Ms), ""],
      ["during the flood", ms(flooded.medianMs), ms(flooded.p95Ms), number(answered)],
    ],
  );

const ms = (value: number) => `${number(value)} ms`;

function visitsADay(beaconsASecond: number): number {
  const busiestSecond = (Math.max(...dayCurve(assumptions.daySwing)) * assumptions.burst) / 3600;
  return beaconsASecond / (BEACONS_PER_VISIT * busiestSecond);
}

const diskTable = (bytes: Record<"PostgreSQL" | "ClickHouse", StoredBytes>) =>
  table(
    [
      "",
      "A visit",
      "A million visits",
      `100,000 visits a day, ${KEPT_DAYS} days`,
      "Counts, a year",
    ],
    Object.entries(bytes).map(([engine, { perVisit, perDay }]) => [
      engine,
      `${number(perVisit)} bytes`,
      `${number((perVisit * MILLION) / 1e9)} GB`,
      `${number((perVisit * 100_000 * KEPT_DAYS) / 1e9)} GB`,
      `${number((perDay * 365) / 1e9)} GB`,
    ]),
  );

const timesTable = (times: number[][][]) =>
  table(
    ["Events", ...ENGINES],
    EVENTS.map((events, row) => [
      `${number(events / MILLION)} million`,
      ...ENGINES.map((_, column) => `${(times[row]?.[column] ?? []).map(number).join(" / ")} ms`),
    ]),
  );

function advice(beaconsASecond: number, { perVisit, perDay }: StoredBytes): string {
  const visits = (disk: number, days: number) =>
    thousands((disk - perDay * 365) / (perVisit * days));
  return `In PostgreSQL, the disk fills up first. After a year of counts, the ${DISKS.Micro / 1e9} GB that Supabase recommends for its smallest paid machine hold the events of ${visits(DISKS.Micro, KEPT_DAYS)} visits a day for ${KEPT_DAYS} days, or of ${visits(DISKS.Micro, 7)} for 7 days: counts and reports need no events of older days, so a smaller \`NUMBERS_KEEP_DAYS\` is the first step and costs nothing. The ${thousands(DISKS["2XL"] / 1e9)} GB for 2XL hold ${visits(DISKS["2XL"], KEPT_DAYS)} for ${KEPT_DAYS} days.

Switch to ClickHouse (\`EVENTS_URL\`) when beacons disturb those who buy: when they come near the ${thousands(visitsADay(beaconsASecond))} visits a day that PostgreSQL accepts on a machine like this one, or when you want to keep each event for years. Reports are no reason to switch.`;
}

const PORT = 4674;
const WARM_UP_VISITS = 100;
const VISITS = 1500;

/** Beacons a second that the backend accepts from 24 senders, who repeat what isn't accepted. */
async function countAcceptedBeacons(engine: Engine): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "bench-numbers-"));
  const database = engine === "PGlite" ? undefined : await startDatabase();
  const events = engine === "ClickHouse" ? await startClickHouse() : undefined;
  const backend = await startBackend({
    folder,
    port: PORT,
    databaseUrl: database?.url,
    settings: events ? { EVENTS_URL: events.url, NUMBERS_KEEP_DAYS: String(KEEP_DAYS) } : undefined,
  });
  try {
    const send = (visits: number, seed: number) =>
      sendUntilAccepted(
        `${backend.origin}/functions/v1/events`,
        createBodies(typicalBeacons(visits, realPlaces(), createRandom(seed))),
        () => {},
      );
    await send(WARM_UP_VISITS, 1);
    const begun = performance.now();
    const { accepted } = await send(VISITS, 2);
    return accepted / ((performance.now() - begun) / 1000);
  } finally {
    await backend.stop();
    await events?.stop();
    database?.stop();
    rmSync(folder, { recursive: true });
  }
}
