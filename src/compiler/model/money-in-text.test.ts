import { describe, expect, test } from "vitest";
import { moneyIn } from "./money-in-text.ts";

describe("moneyIn", () => {
  test.each([
    ["$29.99", 2999, "usd"],
    ["Only US$1,029.99 today", 102_999, "usd"],
    ["29,99 €", 2999, "eur"],
    ["€ 29", 2900, "eur"],
    ["1.029,99 EUR", 102_999, "eur"],
    ["costs 19 dollars", 1900, "usd"],
    ["£9.50.", 950, "gbp"],
  ])("reads %s", (text, amount, currency) => {
    const [found, ...others] = moneyIn(text);
    expect(found?.amount).toBe(amount);
    expect(found?.currencies).toContain(currency);
    expect(others).toEqual([]);
  });

  test.each(["500+ recipes", "30 days", "29.99", "2,100 kcal", "100%", "3 minutes"])(
    "finds nothing in: %s",
    (text) => {
      expect(moneyIn(text)).toEqual([]);
    },
  );

  test("finds several amounts", () => {
    expect(moneyIn("was $59, now $29.99").map(({ amount }) => amount)).toEqual([5900, 2999]);
  });
});
