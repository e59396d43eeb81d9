import { expect, test } from "vitest";
import { visit } from "../visit.ts";

test("whoever picks another answer within half a second gets the half second again", () => {
  const { choose, wait, step } = visit("/sleep");

  choose("5-6");
  wait(400);
  choose("7-8");
  wait(499);
  expect(step()).toBe("sleep");

  wait(1);
  expect(step()).toBe("water-intake");
});

test("whoever comes back sees the earlier answer and is left in peace", () => {
  const { choose, wait, step, open, answers } = visit("/sleep");
  choose("5-6");
  wait(500);
  open("/sleep");
  wait(10_000);
  expect(step()).toBe("sleep");
  expect(answers()).toEqual({ sleepHours: "5-6" });
});

test("an answer is kept before the next screen shows", () => {
  const { choose, kept } = visit("/sleep");
  choose("5-6");
  expect(kept()).toEqual({ sleepHours: "5-6", currentStep: 5 });
});
