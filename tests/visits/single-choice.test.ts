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

test("whoever chooses the same answer again is carried on 500 ms after the last click", () => {
  const { choose, wait, step } = visit("/sleep");
  choose("5-6");
  wait(499);
  choose("5-6");
  wait(499);
  expect(step()).toBe("sleep");
  wait(1);
  expect(step()).toBe("water-intake");
});

test("whoever comes back and chooses what they had chosen moves on", () => {
  const { choose, wait, step, open } = visit("/sleep");
  choose("5-6");
  wait(500);
  open("/sleep");
  choose("5-6");
  wait(500);
  expect(step()).toBe("water-intake");
});

test("a click on a screen that is on its way out is not heard, even where the next one has the same value", () => {
  const { choose, wait, tell, answers, step } = visit("/breakfast-time");
  choose("8-10");
  wait(500);
  tell("breakfast-time", { type: "chosen", value: "10-12" });
  wait(500);
  expect(answers()).toEqual({ breakfastTime: "8-10" });
  expect(step()).toBe("lunch-time");
});

test("an option that is none changes nothing and moves nobody", () => {
  const { choose, wait, answers, step } = visit("/sleep");
  for (const nonsense of ["", "never", "constructor", "__proto__"]) choose(nonsense);
  wait(10_000);
  expect(answers()).toEqual({});
  expect(step()).toBe("sleep");
});

test("pressing Continue, which is not there, moves nobody", () => {
  const { carryOn, step } = visit("/sleep");
  carryOn();
  expect(step()).toBe("sleep");
});
