import { expect, test } from "vitest";
import { memoryStore, visit } from "./visit.fixtures.ts";

const createStore = (state: unknown) => memoryStore({ quizState: JSON.stringify(state) });

test("an answer is stored before the next screen shows", () => {
  const { actor, choose, wait, place, readStored } = visit("/sleep");
  const seen: unknown[] = [];
  actor.subscribe(() => seen.push({ place: place(), kept: readStored() }));
  choose("5-6");
  wait(500);
  expect(seen).toEqual([
    { place: "sleep", kept: { sleepHours: "5-6", currentStep: 5 } },
    { place: "water-intake", kept: { sleepHours: "5-6", currentStep: 6 } },
  ]);
});

test("a visitor who only looks around stores no more than the step they saw last", () => {
  expect(visit("/").readStored()).toEqual({});
  expect(visit("/height").readStored()).toEqual({ currentStep: 23 });
  expect(visit("/age").readStored()).toEqual({ currentStep: 25 });
});

test("screens without a number leave the stored step as it was", () => {
  const store = createStore({ currentStep: 12 });
  for (const route of [
    "/",
    "/analyzing",
    "/personal-summary",
    "/generating",
    "/email",
    "/results",
    "/plan-details",
    "/sales",
  ]) {
    expect({ route, kept: visit(route, { store }).readStored().currentStep }).toEqual({
      route,
      kept: 12,
    });
  }
});

test("going back restores the number of the earlier question", () => {
  const { open, readStored } = visit("/age");
  open("/weight");
  expect(readStored().currentStep).toBe(24);
});

test("height is stored in feet and inches with the unit, whatever the unit", () => {
  const { send, getShownStep, readStored } = visit("/height");
  send({ type: "answered", value: { feet: 5, inches: 11, unit: "cm" }, typed: 181 });
  expect(readStored().height).toEqual({ feet: 5, inches: 11, unit: "cm" });
  expect(getShownStep().cm).toBe(181);
});

test("a reload after typing centimeters shows the centimeters of the stored feet and inches", () => {
  const store = memoryStore();
  visit("/height", { store }).send({
    type: "answered",
    value: { feet: 5, inches: 11, unit: "cm" },
    typed: 181,
  });
  expect(visit("/height", { store }).getShownStep().cm).toBe(180);
});

test.each([
  ["/height", "height", { feet: 5, inches: 8, unit: "in" }],
  ["/weight", "weight", { value: 150, unit: "lbs" }],
  ["/age", "age", 30],
])("just continuing at %s stores the default", (route, name, value) => {
  const { carryOn, readStored } = visit(route);
  carryOn();
  expect(readStored()[name]).toEqual(value);
});

test.each([
  ["/height", "height", { feet: 0, inches: 0, unit: "in" }],
  ["/weight", "weight", { value: 0, unit: "kg" }],
])("a zero typed at %s is kept as it is while the visitor continues", (route, name, value) => {
  const { send, carryOn, readStored, answers } = visit(route);
  send({ type: "answered", value });
  carryOn();
  expect(readStored()[name]).toEqual(value);
  expect(answers()[name]).toEqual(value);
});

test("an age out of range is kept as typed while the visitor goes back and forth", () => {
  const { send, carryOn, open, readStored } = visit("/age");
  send({ type: "answered", value: 17 });
  carryOn();
  open("/weight");
  expect(readStored().age).toBe(17);
});

test("fields that this build doesn't know are kept as they are", () => {
  const foreign = {
    theme: "dark",
    nested: { a: [1, null, { b: true }] },
    "": 0,
    toString: "own",
    constructor: { prototype: 1 },
  };
  const { choose, readStored } = visit("/sleep", {
    store: createStore({ ...foreign, gender: "male" }),
  });
  choose("7-8");
  expect(readStored()).toEqual({ ...foreign, gender: "male", sleepHours: "7-8", currentStep: 5 });
});

test("a visitor who reloads finds every answer and the same screen", () => {
  const store = memoryStore();
  const before = visit("/goals", { store });
  before.choose("fit");
  before.choose("gut");
  before.open("/weight");
  before.send({ type: "answered", value: { value: 80, unit: "kg" } });
  const after = visit("/weight", { store });
  expect(after.step()).toBe("weight");
  expect(after.answers()).toEqual({ goals: ["fit", "gut"], weight: { value: 80, unit: "kg" } });
});

test("nothing is written while nothing changes", () => {
  const store = memoryStore();
  const writes: string[] = [];
  const counting = {
    ...store,
    set: (key: string, value: string) => writes.push(key) > 0 && store.set(key, value),
  };
  const { wait, open } = visit("/generating", { store: counting });
  wait(6000);
  open("/results");
  open("/sales");
  expect(writes).toEqual(["funnelVariant", "funnelFlow"]);
});

test("an unknown address starts the quiz", () => {
  for (const path of ["/nowhere", "/Goals", "/goals/more", "", "//", "/constructor", "/__proto__"])
    expect(visit(path).step()).toBe("start");
  expect(visit("/goals/").step()).toBe("goals");
});

test("opening the first question by its address stores a step at once, and the entrance stores nothing", () => {
  expect(visit("/goals").readStored()).toEqual({ currentStep: 1 });
  expect(visit("/").store.get("quizState")).toBeNull();
});
