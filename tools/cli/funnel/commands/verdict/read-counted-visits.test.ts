import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verdict } from "./verdict.fixtures.ts";

const arm = (experiment: string, name: string, visits: number, orders: number) => ({
  experiment,
  arm: name,
  visits,
  orders,
});
let arms = [arm("order", "A", 60_000, 1800), arm("order", "B", 60_100, 2163)];
const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubEnv("NUMBERS_FROM", "https://project.example");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_of_tests");
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(new URL(url).searchParams);
    return Response.json({ arms });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("funnel verdict without counts", () => {
  test("reads the visits and orders of the last 400 days", async () => {
    const { code, out } = await verdict("--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      finding: { kind: "better", arm: "B" },
      arms: [
        { arm: "A", visitors: 60_000, buyers: 1800 },
        { arm: "B", visitors: 60_100, buyers: 2163 },
      ],
    });
    const [from = "", to = ""] = ["from", "to"].map((name) => asked[0]?.get(name) ?? "");
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(399);
  });

  test("says if an arm or the whole experiment has too few visits", async () => {
    arms = [arm("order", "A", 60_000, 1800), arm("another", "B", 9, 1)];
    expect((await verdict()).errors).toContain("There's no count for arm B");
    arms = [];
    expect((await verdict()).errors).toContain('Nothing was counted for "order" yet.');
  });

  test("asks no one if counts are given", async () => {
    await verdict("--arm", "A=1000:30", "--arm", "B=1000:30");
    expect(asked).toEqual([]);
  });
});
