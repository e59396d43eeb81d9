import { describe, expect, test } from "vitest";
import { counted, percentText, secondsText } from "./figure-text.ts";
import { centsPerVisit, changeOf, conversionOf, netCentsOf } from "./rates.ts";
import { totalsColumns } from "./totals-columns.ts";

const totals = {
  ...{ visits: 200, orders: 5, refunds: 1, revenueCents: 14_995 },
  ...{ refundCents: 2_999, accounts: 4, checkouts: 9 },
};

describe("rates", () => {
  test("count refunds against revenue", () => {
    expect(netCentsOf(totals)).toBe(11_996);
    expect(centsPerVisit(totals)).toBe(59.98);
    expect(netCentsOf({ ...totals, revenueCents: 0 })).toBe(-2_999);
  });

  test("don't exist without visits", () => {
    expect(conversionOf(totals)).toBe(0.025);
    expect(conversionOf({ ...totals, visits: 0 })).toBeUndefined();
    expect(centsPerVisit({ ...totals, visits: 0 })).toBeUndefined();
  });

  test("have no change from nothing", () => {
    expect(changeOf(110, 100)).toBeCloseTo(0.1);
    expect(changeOf(110, 0)).toBeUndefined();
    expect(changeOf(110, undefined)).toBeUndefined();
    expect(changeOf(0, 50)).toBe(-1);
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
    expect([counted(1, "visit"), counted(1234, "visit")]).toEqual(["1 visit", "1,234 visits"]);
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
