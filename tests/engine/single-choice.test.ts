import { expect, test } from "vitest";
import { visit } from "./visit.fixtures.ts";

test("picking another answer within half a second restarts the half second", () => {
  const { choose, wait, step } = visit("/sleep");

  choose("5-6");
  wait(400);
  choose("7-8");
  wait(499);
  expect(step()).toBe("sleep");

  wait(1);
  expect(step()).toBe("water-intake");
});

test("a returning visitor sees the earlier answer, and the screen doesn't advance", () => {
  const { choose, wait, step, open, answers } = visit("/sleep");
  choose("5-6");
  wait(500);
  open("/sleep");
  wait(10_000);
  expect(step()).toBe("sleep");
  expect(answers()).toEqual({ sleepHours: "5-6" });
});

test("an answer is stored before the next screen shows", () => {
  const { choose, readStored } = visit("/sleep");
  choose("5-6");
  expect(readStored()).toEqual({ sleepHours: "5-6", currentStep: 5 });
});

test("choosing the same answer again advances 500 ms after the last click", () => {
  const { choose, wait, step } = visit("/sleep");
  choose("5-6");
  wait(499);
  choose("5-6");
  wait(499);
  expect(step()).toBe("sleep");
  wait(1);
  expect(step()).toBe("water-intake");
});

test("choosing the earlier answer again after coming back advances", () => {
  const { choose, wait, step, open } = visit("/sleep");
  choose("5-6");
  wait(500);
  open("/sleep");
  choose("5-6");
  wait(500);
  expect(step()).toBe("water-intake");
});

test("a click on a screen that is leaving is ignored, even if the next one has the same value", () => {
  const { choose, wait, sendFrom, answers, step } = visit("/breakfast-time");
  choose("8-10");
  wait(500);
  sendFrom("breakfast-time", { type: "chosen", value: "10-12" });
  wait(500);
  expect(answers()).toEqual({ breakfastTime: "8-10" });
  expect(step()).toBe("lunch-time");
});

test("an unknown option changes nothing and doesn't advance", () => {
  const { choose, wait, answers, step } = visit("/sleep");
  for (const nonsense of ["", "never", "constructor", "__proto__"]) choose(nonsense);
  wait(10_000);
  expect(answers()).toEqual({});
  expect(step()).toBe("sleep");
});

test("a Continue event, which this screen has no button for, doesn't advance", () => {
  const { carryOn, step } = visit("/sleep");
  carryOn();
  expect(step()).toBe("sleep");
});
