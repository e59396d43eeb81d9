import { expect, test } from "vitest";
import { smallPlan } from "./small-plan.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";

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

test("tapping an option again deselects it", () => {
  const { choose, answers } = visit("/goals");
  for (const value of ["fit", "gut", "fit", "weight"]) choose(value);
  expect(answers().goals).toEqual(["gut", "weight"]);
  choose("gut");
  choose("weight");
  expect(answers().goals).toEqual([]);
});

test("each tap is stored at once and doesn't advance", () => {
  const { choose, readStored, wait, step } = visit("/habits");
  choose("sweets");
  expect(readStored().habits).toEqual(["sweets"]);
  choose("alcohol");
  expect(readStored().habits).toEqual(["sweets", "alcohol"]);
  wait(60_000);
  expect(step()).toBe("habits");
});

test.each(["/habits", "/previous-diets"])(
  "at %s none and the others can be combined if none isn't exclusive",
  (route) => {
    const { choose, answers, getShownStep } = visit(route);
    const [first = ""] = Object.keys(getShownStep().options);
    choose(first);
    choose("none");
    expect(answers()[getShownStep().answer]).toEqual([first, "none"]);
  },
);

test.each(["/goals", "/improvement-areas", "/habits", "/previous-diets"])(
  "a visitor may choose nothing at %s and continue",
  (route) => {
    const { carryOn, plan, step } = visit(route);
    const before = step() ?? "";
    carryOn();
    expect(step()).toBe(plan.next[before]);
  },
);

test("a returning visitor sees their choices and can change them", () => {
  const { choose, carryOn, open, answers } = visit("/improvement-areas");
  choose("belly");
  choose("legs");
  carryOn();
  open("/improvement-areas");
  choose("belly");
  expect(answers().improvementAreas).toEqual(["legs"]);
});

test("an unknown option changes nothing", () => {
  const { choose, answers } = visit("/goals");
  for (const nonsense of ["", "fly", "constructor", "__proto__"]) choose(nonsense);
  expect(answers()).toEqual({});
});

const exclusive = smallPlan({
  flow: "q",
  steps: `q: { type: multi-choice, title: Q, answer: q, options: { one: One, two: Two, none: { label: None, exclusive: true }, never: { label: Never, exclusive: true } } }`,
});

test.each([
  [["one", "two", "none"], ["none"]],
  [["none", "one"], ["one"]],
  [["none", "never"], ["never"]],
  [["none", "none"], []],
  [["one", "none", "none"], []],
  [
    ["none", "one", "two"],
    ["one", "two"],
  ],
])("if none is exclusive, tapping %j leaves %j", (taps, left) => {
  const { choose, answers } = visit("/q", { plan: exclusive });
  for (const tap of taps) choose(tap);
  expect(answers().q).toEqual(left);
});

const createLimitedPlan = (limits: string) =>
  smallPlan({
    flow: "q, end",
    steps: `q: { type: multi-choice, title: Q, answer: q, ${limits}, options: { one: One, two: Two, three: Three, none: { label: None, exclusive: true } } }
end: { type: message, title: End }`,
  });

test("continuing too early shows what is still needed, and keeps everything", () => {
  const { choose, carryOn, getShownStep, step, answers } = visit("/q", {
    plan: createLimitedPlan("min: 2"),
  });
  expect(getShownStep().error).toBeUndefined();
  choose("one");
  carryOn();
  expect(step()).toBe("q");
  expect(getShownStep().error).toBe("Please choose at least 2.");
  expect(answers().q).toEqual(["one"]);

  choose("two");
  expect(getShownStep().error).toBeUndefined();
  carryOn();
  expect(step()).toBe("end");
});

test("if one option is needed, the message says so, and none of these is enough", () => {
  const { choose, carryOn, getShownStep, step } = visit("/q", {
    plan: createLimitedPlan("min: 1"),
  });
  carryOn();
  expect(getShownStep().error).toBe("Please choose at least one.");
  const other = visit("/q", { plan: createLimitedPlan("min: 3") });
  other.choose("none");
  other.carryOn();
  expect(other.step()).toBe("end");
  choose("three");
  carryOn();
  expect(step()).toBe("end");
});

test("choosing one too many shows a message, and keeps the choices", () => {
  const { choose, getShownStep, answers, step, carryOn } = visit("/q", {
    plan: createLimitedPlan("max: 2"),
  });
  for (const value of ["one", "two", "three"]) choose(value);
  expect(answers().q).toEqual(["one", "two"]);
  expect(getShownStep().error).toBe("Please choose at most 2.");
  choose("two");
  expect(getShownStep().error).toBeUndefined();
  choose("three");
  expect(answers().q).toEqual(["one", "three"]);
  choose("none");
  expect(answers().q).toEqual(["none"]);
  carryOn();
  expect(step()).toBe("end");
});

test("if a newer version allows fewer choices, continuing shows a message", () => {
  const store = memoryStore({ quizState: '{"q":["one","two"]}' });
  const { choose, getShownStep, step, carryOn } = visit("/q", {
    plan: createLimitedPlan("max: 1"),
    store,
  });
  carryOn();
  expect(step()).toBe("q");
  expect(getShownStep().error).toBe("Please choose only one.");
  choose("two");
  carryOn();
  expect(step()).toBe("end");
});
