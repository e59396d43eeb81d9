import { expect, test } from "vitest";
import { waterPercent } from "./water.ts";

test("every glass fills an eighth, and whoever drinks more than eight stays at full", () => {
  expect([0, 1, 3, 8, 9, 20].map(waterPercent)).toEqual([0, 12.5, 37.5, 100, 100, 100]);
});
