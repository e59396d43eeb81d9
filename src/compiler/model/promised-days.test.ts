import { describe, expect, test } from "vitest";
import { findPromisedDays } from "./promised-days.ts";

describe("findPromisedDays", () => {
  test.each([
    ["30-day full money-back guarantee", "30-day", 30, 30],
    ["Money back within 60 days", "60 days", 60, 60],
    ["Thirty days to get a refund", "Thirty days", 30, 30],
    ["A refund for forty-five days", "forty-five days", 45, 45],
    ["You have four weeks to withdraw", "four weeks", 28, 28],
    ["8-week guarantee", "8-week", 56, 56],
    ["A month to change your mind, or your money back", "A month", 30, 31],
    ["Refunds for sixty (60) days", "sixty (60) days", 60, 60],
    ["60 (sixty) days money back", "60 (sixty) days", 60, 60],
    ["60days guarantee", "60days", 60, 60],
    ["60+ days guarantee", "60+ days", 60, 60],
    ["６０ days guarantee", "６０ days", 60, 60],
    ["A refund for one hundred days", "one hundred days", 100, 100],
    ["6 wks money back", "6 wks", 42, 42],
    ["2 mos money back", "2 mos", 60, 62],
    ["A refund for 60 consecutive days", "60 consecutive days", 60, 60],
    ["Not happy within 60 days? We pay you back", "60 days", 60, 60],
    ["Feel better in 60 days or get your money back", "60 days", 60, 60],
    ["Within 60 days, you get every cent back", "60 days", 60, 60],
    ["Full reimbursement within 60 days", "60 days", 60, 60],
    ["60 risk-free days, or your money back", "60 risk-free days", 60, 60],
    ["See results in 60 days or we pay you back", "60 days", 60, 60],
    ["Money back for 1,000 days", "1,000 days", 1000, 1000],
    ["Money back for 1½ months", "1½ months", 45, 47],
    ["Money back for 1.5 months", "1.5 months", 45, 47],
    ["Refunds for one and a half months", "one and a half months", 45, 47],
    ["You get a refund up to day 60", "day 60", 60, 60],
    ["Your money back until day 45", "day 45", 45, 45],
    ["Ask for a refund no later than 60 days after you buy", "60 days", 60, 60],
    ["Tell us within 60 days at the latest, and get your money back", "60 days", 60, 60],
    ["Our 30-day plan comes with a 60-day guarantee", "60-day", 60, 60],
    ["Take 60 days to decide, or we refund you", "60 days", 60, 60],
    ["Refund requests within 60 days are honored", "60 days", 60, 60],
    ["We refund you within 60 days of your purchase, and the bank takes 5 days", "60 days", 60, 60],
    ["60 days, 7 days a week: ask us for a refund", "60 days", 60, 60],
    ["Money back for a month and a half", "a month and a half", 45, 47],
    ["Refunds for half a year", "half a year", 182, 183],
    ["Refunds for three-quarters of a year", "three-quarters of a year", 273, 275],
    ["Money back for 1/2 year", "1/2 year", 182, 183],
    ["Money back for a couple of months", "a couple of months", 60, 62],
    ["60d money back", "60d", 60, 60],
    ["Your money back until the 60th day", "the 60th day", 60, 60],
    ["Refunds through day sixty", "day sixty", 60, 60],
    ["Lifetime money-back guarantee", "Lifetime money-back guarantee", Infinity, Infinity],
    ["Get your money back at any time", "money back at any time", Infinity, Infinity],
  ])("reads: %s", (text, written, fewest, most) => {
    expect(findPromisedDays(text, "")).toEqual([{ written, fewest, most }]);
  });

  test("reads a text below a heading about refunds", () => {
    expect(findPromisedDays("You have 60 days.", "Refunds")).toMatchObject([{ fewest: 60 }]);
    expect(findPromisedDays("Try it for 60 days and see for yourself.", "Refunds")).toMatchObject([
      { fewest: 60 },
    ]);
    expect(findPromisedDays("Try the plan for 60 days.", "")).toEqual([]);
  });

  test.each([
    "We answer refund requests within 2 days.",
    "We refund you no later than two weeks after that.",
    "We refund you no later than 14 days after we hear from you.",
    "We refund you within 14 days of your request.",
    "The money is back within 5 days. We guarantee it.",
    "Most people feel better within 2 weeks, guaranteed.",
    "Ask us about refunds 7 days a week.",
    "Refunds arrive within 10 days.",
    "A refund usually takes 5 days.",
    "Ask us about refunds at any time.",
    "Your bank may take 5 days to show the refund.",
    "This doesn't limit your 14-day right of withdrawal.",
    "A 30-day program with a money-back guarantee.",
    "It is a program of 30 days, and you can get a refund.",
    "We answer questions about refunds twice a week.",
  ])("leaves other spans alone: %s", (text) => {
    expect(findPromisedDays(text, "")).toEqual([]);
  });
});
