import { describe, expect, test } from "vitest";
import { storyProgram } from "../program.fixtures.ts";
import { twelveDays } from "../progress/days.fixtures.ts";
import { emptyJournal } from "../tracker/journal.ts";
import { lookBack } from "./look-back.ts";
import { noted } from "./months.fixtures.ts";

const [first = "", second = ""] = Object.keys(storyProgram.meals.meals);
const nameOf = (id: string) => storyProgram.meals.meals[id]?.name;

describe("lookBack", () => {
  test("has the days, the weight, and what was swapped most", () => {
    const journal = noted(
      ...twelveDays,
      [1, "meal-swaps", { [first]: "x" }],
      [2, "meal-swaps", { [second]: "x" }],
      [3, "meal-swaps", { [second]: "x" }],
    );
    expect(lookBack(journal, "lbs", storyProgram)).toEqual({
      days: "You completed 11 of 30 days.",
      weight: "You are down 6.5 lbs since day 1.",
      swaps: `You swapped these most: ${nameOf(second)} (2 times) and ${nameOf(first)} (once).`,
    });
    expect(lookBack(journal, "kg", storyProgram).weight).toBe("You are down 3 kg since day 1.");
  });

  test("says it if nothing was written down", () => {
    expect(lookBack(emptyJournal, "lbs", storyProgram)).toEqual({
      days: "You completed 5 of 30 days.",
      weight: "There aren't two weights in your notes yet, so there's no change to show.",
      swaps: undefined,
    });
  });
});
