import { describe, expect, test } from "vitest";
import type {
  EventStore,
  Values,
} from "../../../supabase/functions/_shared/event-store/event-store.ts";
import { queryNumbersRows } from "../../../supabase/functions/_shared/event-store/run-report.ts";
import {
  countToday,
  settleDay,
  settleDays,
} from "../../../supabase/functions/_shared/event-store/settle.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const MINUTE = 60_000;
/** Runs are named in microseconds. */
const PER_MS = 1000;

interface Asked {
  query: string;
  values: Values;
}

/** A store that remembers what it's asked. `answers` has the rows of queries with these words. */
function recordingStore(answers: Record<string, object[]> = {}) {
  const asked: Asked[] = [];
  const filled: Values[] = [];
  const forgotten: string[] = [];
  const store: EventStore = {
    async rows<Row>(query: string, values: Values = {}) {
      asked.push({ query, values });
      const words = Object.keys(answers).find((words) => query.includes(words));
      return (words ? answers[words] : []) as Row[];
    },
    async insert() {},
    async run(statement, values = {}) {
      if (statement.startsWith("insert")) filled.push(values);
      else forgotten.push(/^delete from (\w+)/.exec(statement)?.[1] ?? statement);
    },
    async close() {},
  };
  const listSettledDays = () => [...new Set(filled.map(({ day }) => day))];
  return { store, asked, settled: listSettledDays, forgotten };
}

describe("today", () => {
  const newest = "select max(run) as run from settled_days";

  test.each([
    ["begins tomorrow", "2026-11-21", "2026-11-22"],
    ["ended yesterday", "2026-11-18", "2026-11-19"],
  ])("isn't counted for a report that %s", async (_, from_day, to_day) => {
    const { store, asked, settled: listSettledDays } = recordingStore();
    await countToday(store, { from_day, to_day }, NOON);
    expect([asked, listSettledDays()]).toEqual([[], []]);
  });

  test.each([
    ["wasn't counted", [], true],
    ["was counted six minutes ago", [{ run: (NOON - 6 * MINUTE) * PER_MS }], false],
    ["was counted before that", [{ run: (NOON - 6 * MINUTE) * PER_MS - 1 }], true],
  ])("is counted for a report of today alone if it %s: %j", async (_, rows, isCounted) => {
    const { store, asked, settled: listSettledDays } = recordingStore({ [newest]: rows });
    const today = { from_day: "2026-11-20", to_day: "2026-11-20" };
    await countToday(store, today, NOON);
    expect(listSettledDays()).toEqual(isCounted ? ["2026-11-20"] : []);
    expect(asked[0]?.values).toEqual({ day: "2026-11-20" });
  });
});

describe("a day", () => {
  const before = "sum(visits) as visits from settled_totals";
  const found = "count()) as visits from day_visits";
  const runs = "max(run) as newest";
  const day = "2026-11-20";

  test("is counted if nothing is known of it", async () => {
    const { store, asked, settled: listSettledDays } = recordingStore();
    await settleDay(store, day, NOON);
    expect(listSettledDays()).toEqual([day]);
    expect(asked.map(({ values }) => values)).toEqual([{ day }, { day }, { day }]);
  });

  test.each([
    [2, 3, true],
    [3, 3, true],
    [3, 2, false],
  ])("that had %i visits, and has %i, is counted again: %s", async (had, has, isCounted) => {
    const { store, settled: listSettledDays } = recordingStore({
      [before]: [{ visits: had }],
      [found]: [{ visits: has }],
    });
    await settleDay(store, day, NOON);
    expect(listSettledDays()).toEqual(isCounted ? [day] : []);
  });

  test.each([
    ["keeps twelve runs until it's over", "2026-11-20T23:59:59.999Z", 12, false],
    ["has one of thirteen left", "2026-11-20T23:59:59.999Z", 13, true],
    ["has one run left once it's over", "2026-11-21T00:00:00Z", 2, true],
    ["keeps its only run", "2026-11-21T00:00:00Z", 1, false],
  ])("%s", async (_, now, count, isForgotten) => {
    const { store, forgotten } = recordingStore({ [runs]: [{ newest: 1, count }] });
    await settleDay(store, day, Date.parse(now));
    expect(forgotten.includes("settled_days")).toBe(isForgotten);
  });
});

describe("the sweep", () => {
  const first = "toDate(min(recorded_at))";

  test("counts three days at a time, the oldest first", async () => {
    const { store, settled: listSettledDays } = recordingStore({
      [first]: [{ day: "2026-11-15" }],
    });
    await settleDays(store, 90, NOON);
    expect(listSettledDays()).toEqual(["2026-11-15", "2026-11-16", "2026-11-17"]);
  });

  test("leaves out days that may have lost events", async () => {
    const { store, settled: listSettledDays } = recordingStore({
      [first]: [{ day: "2026-11-15" }],
    });
    await settleDays(store, 4, NOON);
    expect(listSettledDays()).toEqual(["2026-11-18", "2026-11-19", "2026-11-20"]);
  });

  test("counts nothing if there are no events", async () => {
    const { store, settled: listSettledDays } = recordingStore();
    await settleDays(store, 90, NOON);
    expect(listSettledDays()).toEqual([]);
  });

  test("gives an event a minute to arrive, and days a pause", async () => {
    const { store, asked } = recordingStore();
    await settleDays(store, 90, NOON);
    expect(asked.at(-1)?.values).toEqual({
      today: "2026-11-20",
      slack: MINUTE * PER_MS,
      soon: (NOON - 4 * MINUTE) * PER_MS,
      late: (NOON - 60 * MINUTE) * PER_MS,
    });
  });
});

test("a report groups visits by arm, source, and version", async () => {
  const { store } = recordingStore();
  const grouping: EventStore = {
    ...store,
    rows: async <Row>(_: string, values: Values = {}) => [{ by: values.by_what }] as Row[],
  };
  const days = { from_day: "2026-11-01", to_day: "2026-11-02" };
  expect(await queryNumbersRows(grouping, days, NOON)).toMatchObject({
    days: [{ by: "arm" }],
    arms: [{ by: "arm" }],
    sources: [{ by: "source" }],
    versions: [{ by: "version" }],
  });
});
