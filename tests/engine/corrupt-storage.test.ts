import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "#lib/json.ts";
import { safeStorage } from "#lib/store.ts";
import { readQuizState } from "#quiz/engine/quiz-state.ts";
import { realPlan } from "../support/real-plan.ts";
import { samples } from "../support/samples.ts";
import { GAP, listTexts } from "./shown-texts.fixtures.ts";
import { memoryStore, visit } from "./visit.fixtures.ts";
import { getOn, walkOn } from "./walk.fixtures.ts";

const plan = visit("/").plan;
const real = realPlan();
const read = (text: string) => readQuizState(memoryStore({ quizState: text }), plan);
/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;
const CLEAN = { answers: {}, currentStep: 1 };
const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);

test.each([
  ["no JSON", "{gender:"],
  ["nothing", ""],
  ["a word", "undefined"],
  ["a list", "[1,2]"],
  ["null", "null"],
  ["a number", "7"],
  ["a text", '"male"'],
  ["endless brackets", deep("[", "]")],
  ["endless brackets that never close", "[".repeat(100_000)],
  ["fields of other sites", '{"user":{"id":1},"v":2}'],
])("a visitor with %s in storage starts clean", (_, text) => {
  expect(read(text)).toEqual(CLEAN);
  const { choose, wait, step, readStored } = visit("/", {
    store: memoryStore({ quizState: text }),
  });
  choose("male");
  wait(500);
  expect(step()).toBe("goals");
  expect(readStored()).toMatchObject({ gender: "male", currentStep: 1 });
});

test.each<[string, Json, Json | undefined]>([
  ["gender", "other", undefined],
  ["gender", ["male"], undefined],
  ["gender", "constructor", undefined],
  ["gender", "__proto__", undefined],
  ["sleepHours", 5, undefined],
  ["goals", ["fit", "fly", 3, null, "gut", "fit"], ["fit", "gut"]],
  ["goals", ["toString", "fly"], []],
  ["goals", "fit", undefined],
  ["goals", { 0: "fit" }, undefined],
  ["improvementAreas", ["belly", "head"], ["belly"]],
  [
    "meatPreferences",
    { pork: "love", beef: "adore", fish: "love", lamb: null, duck: "hate" },
    { pork: "love", duck: "hate" },
  ],
  ["meatPreferences", ["love"], undefined],
  ["meatPreferences", { pork: "toString" }, {}],
  ["height", { feet: 6, inches: 12, unit: "in" }, { feet: 6, inches: 8, unit: "in" }],
  ["height", { feet: 6, inches: 11, unit: "cm" }, { feet: 6, inches: 11, unit: "cm" }],
  ["height", { feet: 5.5, inches: -1, unit: "m" }, undefined],
  ["height", { feet: "5" }, undefined],
  ["height", 180, undefined],
  ["weight", { value: 80, unit: "stone" }, { value: 80, unit: "lbs" }],
  ["weight", { value: "80", unit: "kg" }, { value: 68, unit: "kg" }],
  ["weight", { value: 0, unit: "lbs" }, { value: 150, unit: "lbs" }],
  ["weight", { value: -3 }, undefined],
  ["weight", { value: 1e9 }, undefined],
  ["age", 17, undefined],
  ["age", 18, 18],
  ["age", 100, 100],
  ["age", 101, undefined],
  ["age", 30.5, undefined],
  ["age", "30", undefined],
])("of %s, stored as %j, the readable part is kept", (name, value, readable) => {
  const { answers } = read(JSON.stringify({ [name]: value, motivation: "health" }));
  expect(answers).toEqual({
    ...(readable === undefined ? {} : { [name]: readable }),
    motivation: "health",
  });
});

test.each([[99], [0], [-1], [26], [2.5], ["7"], [null], [[]]])(
  "a step %j counts as the first",
  (currentStep) => {
    expect(read(JSON.stringify({ currentStep })).currentStep).toBe(1);
  },
);

test("a visitor keeps their step from 1 to 25", () => {
  for (let currentStep = 1; currentStep <= 25; currentStep++)
    expect(read(JSON.stringify({ currentStep })).currentStep).toBe(currentStep);
});

test("keys with a meaning in JavaScript do no harm", () => {
  const text =
    '{"__proto__":{"gender":"male","polluted":true},"constructor":{"prototype":{"polluted":true}},"hasOwnProperty":1,"toJSON":2,"age":40}';
  expect(read(text)).toEqual({ answers: { age: 40 }, currentStep: 1 });
  const { choose, readStored } = visit("/sleep", { store: memoryStore({ quizState: text }) });
  choose("5-6");
  expect(readStored()).toMatchObject({ age: 40, sleepHours: "5-6", hasOwnProperty: 1, toJSON: 2 });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("five megabytes of other data cost no answer and aren't written back on every click", () => {
  const store = memoryStore({
    quizState: JSON.stringify({ gender: "female", goals: ["fit"], blob: "x".repeat(5_000_000) }),
  });
  const { choose, answers } = visit("/sleep", { store });
  expect(answers()).toEqual({ gender: "female", goals: ["fit"] });
  choose("5-6");
  expect(JSON.parse(store.kept.quizState ?? "")).toEqual({
    gender: "female",
    goals: ["fit"],
    sleepHours: "5-6",
    currentStep: 5,
  });
});

test("a field nested a hundred thousand levels deep costs no answer", () => {
  const store = memoryStore({
    quizState: `{"gender":"male","goals":${deep("[", "]")},"x":${deep('{"a":', "}").replace('{"a":}', '{"a":1}')}}`,
  });
  const { choose, readStored } = visit("/sleep", { store });
  choose("5-6");
  expect(readStored()).toMatchObject({ gender: "male", sleepHours: "5-6" });
});

const names = Object.values(plan.steps).flatMap((step) => step.answer ?? []);
const words = [
  "male",
  "fit",
  "love",
  "hate",
  "none",
  "in",
  "cm",
  "kg",
  "lbs",
  "feet",
  "inches",
  "unit",
  "value",
  "pork",
  "__proto__",
  "constructor",
];
const some = fc.oneof(
  fc.constantFrom(...words),
  fc.integer({ min: -2, max: 130 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const field = fc.oneof(
  some,
  fc.array(some, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom(...words), some, { maxKeys: 4 }),
);
const anyState = fc.dictionary(
  fc.oneof(fc.constantFrom(...names, "currentStep", "__proto__"), fc.string()),
  field,
  { maxKeys: 8 },
);

test(
  "each of twenty thousand states is read silently, and reading the result again gives the same",
  () => {
    let found = 0;
    const property = fc.property(anyState, (state) => {
      const once = read(JSON.stringify(state));
      const again = read(JSON.stringify({ ...once.answers, currentStep: once.currentStep }));
      if (Object.keys(once.answers).length > 0) found++;
      // Calling toEqual twenty thousand times would take most of the time.
      return JSON.stringify(again) === JSON.stringify(once);
    });
    fc.assert(property, { numRuns: samples(20_000) });
    expect(found).toBeGreaterThan(samples(1000));
  },
  MANY_RUNS_MS,
);

test(
  "whatever is stored, every screen has something to show",
  () => {
    const property = fc.property(
      anyState,
      fc.constantFrom(...Object.values(real.steps)),
      (state, step) => {
        const { getShownStep } = visit(step.route, {
          plan: real,
          store: memoryStore({
            quizState: JSON.stringify(state),
            funnelVariant: JSON.stringify(state),
          }),
        });
        expect(listTexts(getShownStep()).filter((text) => GAP.test(text))).toEqual([]);
      },
    );
    fc.assert(property, { numRuns: samples(150) });
  },
  MANY_RUNS_MS,
);

/** The email form's messages, as in the funnel. */
const NOT_KEPT = (visit("/email").plan.steps.email as unknown as { messages: { failed: string } })
  .messages.failed;

/** A browser's storage that is broken in some way. */
function storage(broken: Partial<Storage>): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...broken,
  };
}
const refuse = () => {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
};

const stores = {
  "refuses to open": () => safeStorage(refuse),
  "is full": () => safeStorage(() => storage({ setItem: refuse })),
  "refuses everything": () =>
    safeStorage(() => storage({ setItem: refuse, getItem: refuse, removeItem: refuse })),
};

test.each(Object.entries(stores))(
  "if storage %s, the quiz continues in memory, and only the email form says so, once",
  async (_, open) => {
    const store = open();
    const visitor = visit("/", { store });
    const errors: string[] = [];
    const seen = await walkOn(visitor, { gender: "female", sleepHours: "7-8" }, () =>
      errors.push(...[visitor.getShownStep().error ?? []].flat()),
    );
    expect(seen.slice(0, 3)).toEqual(["start", "goals", "current-body"]);
    expect(errors).toEqual([NOT_KEPT]);
    expect(visitor.step()).toBe("sales");
    expect(visitor.answers()).toMatchObject({ gender: "female", sleepHours: "7-8" });

    // As long as the page is open, a screen that is opened again has the answers.
    expect(visit("/sleep", { store }).answers()).toMatchObject({
      gender: "female",
      sleepHours: "7-8",
    });
  },
);

test("if storage refuses, the message disappears when the visitor types, and they continue once there's room", async () => {
  let full = true;
  const kept = storage({});
  const store = safeStorage(() => ({
    ...kept,
    setItem: (key, value) => (full ? refuse() : kept.setItem(key, value)),
  }));
  const visitor = visit("/email", { store });
  await getOn(visitor);
  expect(visitor.getShownStep().error).toBe(NOT_KEPT);
  visitor.send({ type: "edited" });
  expect(visitor.getShownStep().error).toBeUndefined();

  full = false;
  await getOn(visitor);
  expect(visitor.step()).toBe("results");
  expect(kept.getItem("quizEmail")).toBe("ann@example.com");
});

test("answers that didn't fit are stored with the next answer that does", () => {
  let full = true;
  const kept = storage({});
  const store = safeStorage(() => ({
    ...kept,
    setItem: (key, value) => (full ? refuse() : kept.setItem(key, value)),
  }));
  const { choose, open } = visit("/sleep", { store });
  choose("7-8");
  full = false;
  open("/goals");
  choose("fit");
  expect(JSON.parse(kept.getItem("quizState") ?? "")).toEqual({
    sleepHours: "7-8",
    goals: ["fit"],
    currentStep: 1,
  });
});
