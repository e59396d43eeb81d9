import { expect, test } from "vitest";
import { getCounted } from "./get-counted.ts";

test("visitors who opened the checkout aren't counted as lost on the sales page", () => {
  const numbers = { entered: 200, dropOff: 0.95, medianSeconds: 30 };
  const read = { days: 28, checkouts: 40, places: { email: numbers, buy: numbers } };
  const dropOffAt = (place: string, type: string) =>
    getCounted({ place, type }, { ...read, kind: "read" })?.numbers.dropOff;

  expect(dropOffAt("buy", "sales")).toBeCloseTo(0.75);
  expect(dropOffAt("email", "email")).toBe(0.95);
  expect(dropOffAt("age", "age")).toBeUndefined();
});
