import { describe, expect, test } from "vitest";
import { listWarnings } from "./warnings.fixtures.ts";

const warnTitle = (title: string) => listWarnings({ steps: { goals: { title } } });

describe("warnings about copy marks and waits", () => {
  test.each([
    "Todo sobre la carne",
    "Hours < 5 & minutes > 5",
    "R&D; and the rest",
    "One moment...",
    "What? Really??",
    "Price* and terms**",
    "Sizes S to XXL",
    "Choose [one] (or more)",
  ])("accept %j, which only looks unfinished or marked up", (title) => {
    expect(warnTitle(title)).toBe("nothing");
  });

  test.each([
    ["TBD", '"TBD" looks unfinished'],
    ["todo", '"todo" looks unfinished'],
    ["xxx", '"xxx" looks unfinished'],
    ["Your goals: TODO ask Ann", "looks unfinished"],
    ["Eat <br/>more", "Write: Eat more."],
    ["100&#37; meat", "Write: 100% meat."],
    ["__Your__ goals", "Write: Your goals."],
    ["Less &foo; more", "Remove it."],
  ])("report %j in a headline", (title, words) => {
    expect(warnTitle(title)).toContain(words);
  });

  test("accept waits that are slow but sensible", () => {
    expect(listWarnings({ timings: { "auto-advance": "10 s", "checkout-deadline": "60 s" } })).toBe(
      "nothing",
    );
  });
});
