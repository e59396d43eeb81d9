import { expect, test } from "vitest";
import { memoryStore, visit } from "./visit.fixtures.ts";

const heavy = (value: number, unit: "lbs" | "kg" = "lbs", height?: object) => {
  const visitor = visit("/weight", {
    store: memoryStore({ quizState: JSON.stringify({ height }) }),
  });
  visitor.send({ type: "answered", value: { value, unit } });
  return visitor.getShownStep().shownBmi;
};

test("a visitor sees their BMI live, to two decimals, with its category", () => {
  expect(visit("/weight").getShownStep().shownBmi).toMatchObject({
    known: { number: "22.81", category: "healthy" },
  });
  expect(heavy(210).known).toMatchObject({ number: "31.93", category: "obese" });
  expect(heavy(68, "kg").known).toMatchObject({ number: "22.79" });
});

test("a visitor's BMI comes from the stored feet and inches, whichever unit they chose", () => {
  expect(heavy(150, "lbs", { feet: 6, inches: 0, unit: "cm" }).known.number).toBe("20.34");
  expect(heavy(150, "lbs", { feet: 6, inches: 0, unit: "in" }).known.number).toBe("20.34");
});

test.each([
  [121, "underweight"],
  [122, "healthy"],
  [164, "healthy"],
  [165, "overweight"],
  [197, "overweight"],
  [198, "obese"],
])("at 5 ft 8 in, %d lbs is %s", (pounds, category) => {
  expect(heavy(pounds).known.category).toBe(category);
});

test("a visitor's bar is BMI / 40, and never wider than full", () => {
  expect(heavy(150).known.barPercent).toBeCloseTo((22.8072 / 40) * 100, 2);
  expect(heavy(1500).known.barPercent).toBe(100);
});

test.each(["", 0, 7])("an answer of %j, which is no weight, gives no BMI", (value) => {
  const { send, getShownStep } = visit("/weight");
  send({ type: "answered", value });
  expect(getShownStep().shownBmi.known).toBeUndefined();
});

test("switching to centimeters shows the default as 173", () => {
  expect(visit("/height").getShownStep().cm).toBe(173);
});

test("typed centimeters stay until feet and inches change", () => {
  const { send, getShownStep, open } = visit("/height");
  send({ type: "answered", value: { feet: 5, inches: 11, unit: "cm" }, typed: 181 });
  open("/weight");
  open("/height");
  expect(getShownStep().cm).toBe(181);
  send({ type: "answered", value: { feet: 6, inches: 0, unit: "in" } });
  expect(getShownStep().cm).toBe(183);
});

test("typing doesn't move the visitor to another screen", () => {
  const { send, wait, step, readStored } = visit("/age");
  for (const value of [4, 41]) send({ type: "answered", value });
  wait(60_000);
  expect(step()).toBe("age");
  expect(readStored().age).toBe(41);
});

test("pressing Continue twice doesn't skip a screen", () => {
  const { sendFrom, step } = visit("/height");
  sendFrom("height", { type: "continued" });
  sendFrom("height", { type: "continued" });
  expect(step()).toBe("weight");
});
