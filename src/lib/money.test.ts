import { describe, expect, test } from "vitest";
import { moneyText } from "./money.ts";

describe("moneyText", () => {
  test.each([
    [2999, "usd", "$29.99"],
    [0, "usd", "$0.00"],
    [123456, "EUR", "€1,234.56"],
    [2999, "nonsense", "29.99 NONSENSE"],
  ])("formats %i hundredths of %s as %s", (cents, currency, text) => {
    expect(moneyText(cents, currency)).toBe(text);
  });
});
