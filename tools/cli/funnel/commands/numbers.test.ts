import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runInTerminal } from "../run-in-terminal.fixtures.ts";
import { tempFunnel } from "../temp-funnel.fixtures.ts";

const TOTALS = {
  visits: 1200,
  orders: 31,
  refunds: 1,
  revenueCents: 92_969,
  refundCents: 2999,
  checkouts: 40,
  accounts: 30,
};
const place = (name: string, entered: number, left: number, medianSeconds: number) => ({
  place: name,
  entered,
  left,
  inside: entered - left,
  answered: left,
  medianSeconds,
});
const PLACES = [
  place("goals", 1000, 900, 6),
  place("old-step", 3, 3, 1),
  place("start", 1200, 1000, 4),
];
const REPORT = { totals: TOTALS, places: PLACES, arms: [] };

/** The requests and their keys. */
const asked: { path: string; key: string | null; query: Record<string, string> }[] = [];
let status = 200;

beforeEach(() => {
  asked.length = 0;
  status = 200;
  vi.stubEnv("NUMBERS_FROM", "https://project.example/");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_of_tests");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url);
    asked.push({
      path: pathname,
      key: new Headers(init.headers).get("apikey"),
      query: Object.fromEntries(searchParams),
    });
    const groups = { "order:A": { ...TOTALS, visits: 600, places: PLACES } };
    return Response.json(searchParams.has("by") ? groups : REPORT, { status });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const numbers = (...words: string[]) =>
  runInTerminal(
    "numbers",
    "--from",
    "2026-01-01",
    "--to",
    "2026-01-28",
    "--folder",
    tempFunnel(),
    ...words,
  );

describe("funnel numbers", () => {
  test("prints every place in the order of the flow, and old ones after them", async () => {
    const { code, out } = await numbers("--json");
    expect(code).toBe(0);
    const printed = JSON.parse(out);
    expect(printed).toMatchObject({
      visits: 1200,
      orders: 31,
      revenueCents: 92_969,
      refundCents: 2999,
    });
    expect(Object.keys(printed.places).slice(0, 2)).toEqual(["start", "goals"]);
    expect(Object.keys(printed.places).at(-1)).toBe("old-step");
    expect(printed.places.goals).toEqual({
      entered: 1000,
      left: 900,
      inside: 100,
      medianSeconds: 6,
    });
    expect(printed.places.sales).toEqual({ entered: 0, left: 0, inside: 0, medianSeconds: null });
    expect(printed).not.toHaveProperty("groups");
    expect(asked).toEqual([
      {
        path: "/functions/v1/numbers",
        key: "sb_secret_of_tests",
        query: { from: "2026-01-01", to: "2026-01-28" },
      },
    ]);
  });

  test("adds the groups that were asked for", async () => {
    const { groups } = JSON.parse((await numbers("--json", "--by", "arm")).out);
    expect(groups["order:A"]).toMatchObject({ visits: 600, places: { goals: { entered: 1000 } } });
    expect(asked.at(-1)?.query).toMatchObject({ by: "arm" });
  });

  test("prints a table for people", async () => {
    const { out } = await numbers("--by", "arm");
    expect(out).toContain("1,200 visits, 31 orders, $929.69 paid, $29.99 refunded");
    expect(out).toMatch(/^goals +1,000 +900 +100 +6 s$/m);
    expect(out).toMatch(/^order:A +600 +31 +\$929\.69 +\$29\.99$/m);
  });

  test("reads the last 28 days unless other days are named", async () => {
    await runInTerminal("numbers", "--to", "2026-03-01", "--folder", tempFunnel());
    expect(asked[0]?.query).toEqual({ from: "2026-02-02", to: "2026-03-01" });
  });

  test.each([
    [["--from", "yesterday"], `"yesterday" isn't a day`],
    [["--from", "2026-02-30"], `"2026-02-30" isn't a day`],
    [["--from", "2026-02-01"], "2026-02-01 is after 2026-01-28"],
    [["--by", "color"], `There are no groups by "color"`],
  ])("refuses %j", async (words, message) => {
    const { code, errors } = await numbers(...words);
    expect(code).not.toBe(0);
    expect(errors).toContain(message);
    expect(asked).toEqual([]);
  });

  test("says what is missing", async () => {
    vi.stubEnv("SUPABASE_SECRET_KEY", "");
    expect((await numbers()).errors).toContain("There's no key for https://project.example");
    vi.stubEnv("NUMBERS_FROM", "");
    vi.stubEnv("BACKEND_DATA", "/nowhere");
    expect((await numbers()).errors).toContain("/nowhere doesn't exist. Run npm start first");
  });

  test("says if the project refuses or can't be reached", async () => {
    status = 401;
    expect((await numbers()).errors).toContain("https://project.example refused (401)");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    expect((await numbers()).errors).toContain("https://project.example doesn't answer");
  });
});
