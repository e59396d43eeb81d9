import { describe, expect, test } from "vitest";
import { formatCount, percentText, secondsText } from "../../../rules/numbers/figure-text.ts";
import { centsPerVisit, computeChange, computeConversion, computeNetCents } from "./rates.ts";
import { totalsColumns } from "./totals-columns.ts";

const totals = {
  ...{ visits: 200, orders: 5, refunds: 1, revenueCents: 14_995 },
  ...{ refundCents: 2_999, accounts: 4, checkouts: 9 },
};

describe("rates", () => {
  test("count refunds against revenue", () => {
    expect(computeNetCents(totals)).toBe(11_996);
    expect(centsPerVisit(totals)).toBe(59.98);
    expect(computeNetCents({ ...totals, revenueCents: 0 })).toBe(-2_999);
  });

  test("don't exist without visits", () => {
    expect(computeConversion(totals)).toBe(0.025);
    expect(computeConversion({ ...totals, visits: 0 })).toBeUndefined();
    expect(centsPerVisit({ ...totals, visits: 0 })).toBeUndefined();
  });

  test("have no change from nothing", () => {
    expect(computeChange(110, 100)).toBeCloseTo(0.1);
    expect(computeChange(110, 0)).toBeUndefined();
    expect(computeChange(110, undefined)).toBeUndefined();
    expect(computeChange(0, 50)).toBe(-1);
  });
});

describe("figure texts", () => {
  test("write percentages, seconds, and counts", () => {
    expect([percentText(0.0345), percentText(0.0345, 2), percentText(undefined)]).toEqual([
      "3.5%",
      "3.45%",
      "–",
    ]);
    expect([12.4, 59.6, 60, 125].map(secondsText)).toEqual(["12 s", "1 min", "1 min", "2 min 5 s"]);
    expect([formatCount(1, "visit"), formatCount(1234, "visit")]).toEqual([
      "1 visit",
      "1,234 visits",
    ]);
  });
});

describe("totalsColumns", () => {
  test.each([
    ["usd", "$119.96", 119.96],
    ["jpy", "¥11,996", 11_996],
  ])("has revenue in %s as %s, and as %f in the CSV file", (currency, text, value) => {
    const revenue = totalsColumns(currency).find(({ title }) => title === "Revenue");
    expect([revenue?.text(totals), revenue?.value?.(totals)]).toEqual([text, value]);
  });
});
