import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { FUNNEL_VARIANT } from "#lib/quiz-storage-keys.ts";
import { settleArms } from "#quiz/engine/arms.ts";
import { memoryStore } from "./visit.fixtures.ts";

const summary = (arms: Record<string, number>, winner?: string): Plan["experiments"] => ({
  summary: { question: "Which?", arms, ...(winner ? { winner } : {}) },
});
const HALVES = summary({ A: 50, B: 50 });

/** Mulberry32, so that every run draws the same numbers. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([
  [{ A: 50, B: 50 }],
  [{ A: 90, B: 10 }],
  [{ A: 33.3, B: 33.3, C: 33.4 }],
  [{ A: 0, B: 100 }],
])("of 100,000 visitors, %j are drawn by their shares, to within one percent", (shares) => {
  const draws = 100_000;
  const counts = new Map<string, number>();
  const random = createChance(7);
  for (let drawn = 0; drawn < draws; drawn++) {
    const { summary: arm = "" } = settleArms(summary(shares), memoryStore(), "", random);
    counts.set(arm, (counts.get(arm) ?? 0) + 1);
  }
  for (const [arm, share] of Object.entries(shares))
    expect(Math.abs(((counts.get(arm) ?? 0) / draws) * 100 - share)).toBeLessThan(1);
});

test.each([
  [0, "A"],
  [0.4999, "A"],
  [0.5, "B"],
  [0.999999, "B"],
])("a visitor who draws %d gets arm %s", (chance, arm) => {
  expect(settleArms(HALVES, memoryStore(), "", () => chance)).toEqual({ summary: arm });
});

test("a visitor's arm is drawn once, stored as the contract says, and not written again", () => {
  const store = memoryStore();
  settleArms(HALVES, store, "", () => 0.9);
  expect(store.kept).toEqual({ [FUNNEL_VARIANT]: '{"summary":"B"}' });
  const untouched = { ...store, set: () => expect.unreachable("written again") };
  expect(settleArms(HALVES, untouched, "", () => 0)).toEqual({ summary: "B" });
});

test("changed shares don't move visitors, even if their arm now has a share of 0", () => {
  const store = memoryStore({ [FUNNEL_VARIANT]: '{"summary":"A"}' });
  expect(settleArms(summary({ A: 1, B: 99 }), store, "", () => 0.99)).toEqual({ summary: "A" });
  expect(settleArms(summary({ A: 0, B: 100 }), store, "", () => 0.99)).toEqual({ summary: "A" });
});

test("a visitor in a removed arm gets another one", () => {
  const store = memoryStore({ [FUNNEL_VARIANT]: '{"summary":"Z"}' });
  expect(settleArms(HALVES, store, "", () => 0.9)).toEqual({ summary: "B" });
  expect(store.kept[FUNNEL_VARIANT]).toBe('{"summary":"B"}');
});

test("every visitor gets the winner, whatever arm was stored or requested", () => {
  const store = memoryStore({ [FUNNEL_VARIANT]: '{"summary":"A"}' });
  expect(settleArms(summary({ A: 50, B: 50 }, "B"), store, "?variant=summary:A", () => 0)).toEqual({
    summary: "B",
  });
  // When the experiment continues, they get their earlier arm back.
  expect(settleArms(HALVES, store, "", () => 0.9)).toEqual({ summary: "A" });
});

test.each([
  ["?variant=summary:B", "B"],
  ["?utm_source=x&variant=summary:B&utm_medium=y", "B"],
  ["?variant=other:A,summary:B", "B"],
  ["?variant=other:A&variant=summary:B", "B"],
  ["?variant=summary%3AB", "B"],
])("the address %s sets a visitor's arm permanently", (search, arm) => {
  const store = memoryStore({ [FUNNEL_VARIANT]: '{"summary":"A"}' });
  expect(settleArms(HALVES, store, search, () => 0)).toEqual({ summary: arm });
  expect(settleArms(HALVES, store, "", () => 0)).toEqual({ summary: arm });
});

test.each([
  "?variant=",
  "?variant=summary",
  "?variant=summary:",
  "?variant=:B",
  "?variant=summary:C",
  "?variant=summary:b",
  "?variant=summary:constructor",
  "?variant=summary:__proto__",
  "?variant=__proto__:B",
  "?variant=%",
  "?Variant=summary:B",
  `?variant=${"x".repeat(100_000)}`,
])("nonsense in the address changes nothing: %.40s", (search) => {
  expect(settleArms(HALVES, memoryStore(), search, () => 0)).toEqual({ summary: "A" });
});

test.each([
  "",
  "B",
  "null",
  "[]",
  '{"summary":1}',
  '{"summary":["B"]}',
  '{"summary":"toString"}',
  '{"__proto__":{"summary":"B"}}',
  "[".repeat(100_000),
])("nonsense in storage is ignored: %.40s", (kept) => {
  expect(settleArms(HALVES, memoryStore({ [FUNNEL_VARIANT]: kept }), "", () => 0)).toEqual({
    summary: "A",
  });
});

test("arms of experiments that this build doesn't know are kept", () => {
  const store = memoryStore({ [FUNNEL_VARIANT]: '{"price":"low"}' });
  expect(settleArms(HALVES, store, "", () => 0)).toEqual({ summary: "A" });
  expect(JSON.parse(store.kept[FUNNEL_VARIANT] ?? "")).toEqual({ price: "low", summary: "A" });
});
