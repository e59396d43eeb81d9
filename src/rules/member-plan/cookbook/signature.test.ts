import { describe, expect, test } from "vitest";
import { isSameDish, measureLikeness, type Signature, toTrigrams } from "./signature.ts";

const steak: Signature = {
  ...{ animal: "beef", group: "tender", family: "pan", finish: "sauce" },
  ...{ texture: "seared", form: "whole", served: "hot" },
};

describe("isSameDish", () => {
  test.each([
    ["another sauce", {}, true],
    ["another kind of finish alone", { finish: "melt" }, true],
    ["another method, which changes the texture", { family: "oven", texture: "rosy" }, false],
    ["another finish and form", { finish: "melt", form: "strips" }, false],
    ["another animal", { animal: "lamb" }, false],
  ])("of a dish with %s", (_, other, isSame) => {
    expect(isSameDish(steak, { ...steak, ...other })).toBe(isSame);
  });
});

const likeness = (one: string, other: string) =>
  measureLikeness(toTrigrams(one), toTrigrams(other));

test("measureLikeness compares runs of letters", () => {
  expect(likeness("Beef stew", "beef stew!")).toBe(1);
  expect(likeness("Beef stew", "Trout with eggs")).toBeLessThan(0.1);
  expect(likeness("Duck breast wrapped in bacon", "Breast wrapped in bacon")).toBeGreaterThan(0.8);
});
