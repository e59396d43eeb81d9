import { describe, expect, test } from "vitest";
import type { Condition } from "#lib/conditions.ts";
import { buildCondition, variantOutcomes } from "./variant-outcomes.ts";

const male: Condition = { answer: "gender", is: "male" };
const old: Condition = { answer: "age", atLeast: 50 };

const step = {
  title: { $when: old, $text: "Hello" },
  options: { rarely: { $when: male, label: "Rarely" }, daily: { label: "Daily" } },
  $overrides: [
    { $when: old, max: 1 },
    { $when: { not: male }, hint: "Choose" },
  ],
};
const listOptions = ({ options }: Record<string, unknown>) => Object.keys(options ?? {});

describe("variantOutcomes", () => {
  test("considers only conditions in the given fields", () => {
    const outcomes = variantOutcomes(step, ["options"], listOptions);
    expect(outcomes).toEqual({ conditions: [male], byVariant: [["daily"], ["rarely", "daily"]] });
  });

  test("considers the conditions of overrides that change the given fields", () => {
    expect(variantOutcomes(step, ["max"], ({ max }) => max)).toEqual({
      conditions: [old],
      byVariant: [undefined, 1],
    });
  });

  test("hides all other fields", () => {
    expect(variantOutcomes(step, ["options"], Object.keys)?.byVariant).toEqual([
      ["options"],
      ["options"],
    ]);
  });

  test("gives up on more than eight conditions", () => {
    const withConditions = (count: number) => ({
      $overrides: Array.from({ length: count }, (_, index) => ({
        $when: { answer: "age", atLeast: index },
        max: index,
      })),
    });
    expect(variantOutcomes(withConditions(8), ["max"], () => 1)?.byVariant).toHaveLength(256);
    expect(variantOutcomes(withConditions(9), ["max"], () => 1)).toBeUndefined();
  });
});

describe("buildCondition", () => {
  test.each<[string, (outcome: { options: string[]; max: unknown }) => boolean, Condition]>([
    ["one condition", ({ options }) => options.includes("rarely"), male],
    ["its opposite", ({ max }) => max === undefined, { not: old }],
    ["several", ({ options, max }) => options.length === 2 && max === 1, { all: [male, old] }],
    ["no variant", () => false, { any: [] }],
    ["every variant", () => true, { all: [] }],
  ])("finds %s", (_, matches, expected) => {
    const outcomes = variantOutcomes(step, ["options", "max"], (variant) => ({
      options: listOptions(variant),
      max: variant.max,
    }));
    expect(outcomes && buildCondition(outcomes, matches)).toEqual(expected);
  });
});
