import { describe, expect, test } from "vitest";
import { codedMoneyText, moneyText, shortMoneyText, toDecimal } from "./money.ts";

describe("moneyText", () => {
  test.each([
    [2999, "usd", "$29.99"],
    [0, "usd", "$0.00"],
    [123456, "EUR", "€1,234.56"],
    [4500, "jpy", "¥4,500"],
    [29990, "kwd", "KWD 29.990"],
    [50_000, "isk", "ISK 500"],
    [550, "isk", "ISK 5.50"],
    [499_000, "huf", "HUF 4,990.00"],
    [2999, "all", "ALL 29.99"],
    [2999, "nonsense", "29.99 NONSENSE"],
  ])("formats %i of the smallest unit of %s as %s", (amount, currency, text) => {
    expect(moneyText(amount, currency).replace("\u00a0", " ")).toBe(text);
  });
});

describe("codedMoneyText", () => {
  test.each([
    [2999, "usd", "USD 29.99"],
    [4500, "jpy", "JPY 4,500"],
  ])("formats %i of the smallest unit of %s as %s", (amount, currency, text) => {
    expect(codedMoneyText(amount, currency)).toBe(text);
  });
});

describe("shortMoneyText", () => {
  test.each([
    [123_456, "usd", "$1.2K"],
    [123_456, "jpy", "¥123.5K"],
    [4_000, "usd", "$40"],
    [123_456, "kwd", "KWD 123.5"],
  ])("formats %i of the smallest unit of %s as %s", (amount, currency, text) => {
    expect(shortMoneyText(amount, currency).replace("\u00a0", " ")).toBe(text);
  });
});

describe("toDecimal", () => {
  test.each([
    [2999, "USD", 29.99],
    [4500, "jpy", 4500],
    [29990, "kwd", 29.99],
    [500, "ugx", 5],
  ])("converts %i of the smallest unit of %s to %f", (amount, currency, decimal) => {
    expect(toDecimal(amount, currency)).toBe(decimal);
  });
});
