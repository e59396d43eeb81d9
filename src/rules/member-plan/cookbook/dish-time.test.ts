import { describe, expect, test } from "vitest";
import type { Cut, Method } from "./cookbook.ts";
import { findDishMinutes, findHeatMinutes, findMissingMeasure } from "./dish-time.ts";
import { melt, plain, sear, steak } from "./small-cookbook.fixtures.ts";

const method = (time: Method["time"], more: Partial<Method> = {}): Method => ({
  ...{ ...sear, time, ...more },
});
const minutes = (time: Method["time"], cut: Partial<Cut>, celsius?: number) =>
  Math.round(findHeatMinutes(method(time), { ...steak, ...cut }, celsius));

describe("findHeatMinutes", () => {
  test.each([
    ["a steak of 1 cm", minutes("pan", { thick: 1 }), 3],
    ["a steak of 2.5 cm", minutes("pan", { thick: 2.5 }), 9],
    ["chicken of 2 cm to 74 °C", minutes("pan", { thick: 2 }, 74), 9],
    ["skin from a cold pan", minutes("cold-pan", { thick: 2 }), 10],
    ["a roast of 1.2 kg", minutes("roast", { roast: { k: 69, kg: 1.2, oven: 160 } }), 78],
    ["a thick steak in the oven", minutes("oven-per-cm", { thick: 3.5 }), 27],
    ["thighs", minutes("pieces", { pieces: 38 }), 38],
    ["a stew of small cubes", minutes("stew", { braise: 100 }), 100],
  ])("of %s", (_, actual, expected) => {
    expect(actual).toBe(expected);
  });
});

describe("findDishMinutes", () => {
  test("adds prep, preheating, rest, and the finish", () => {
    const facts = { grams: 200, celsius: 63, rest: 3 };
    const quick = { cut: steak, method: sear, finish: plain };
    expect(findDishMinutes(quick, facts)).toBe(2 + 2 + 3 + 6 + 3);
    const cheesy = { ...quick, finish: { ...melt, minutes: 2 } };
    expect(findDishMinutes(cheesy, facts)).toBe(findDishMinutes(quick, facts) + 2);
    const chopped = { ...quick, cut: { ...steak, chop: true } };
    expect(findDishMinutes(chopped, facts)).toBe(findDishMinutes(quick, facts) + 6);
  });
});

describe("findMissingMeasure", () => {
  test("names the field that a cut lacks", () => {
    expect(findMissingMeasure(method("poach"), steak)).toBe("poach");
    expect(findMissingMeasure(method("pan"), steak)).toBeUndefined();
    expect(findMissingMeasure(method("stew"), { ...steak, braise: 90 })).toBeUndefined();
  });
});
