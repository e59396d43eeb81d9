import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#compiler/plan.ts";
import { simulatedVisitor } from "#compiler/simulation/visitors.ts";
import { getOwn, type Json, sameJson } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { readQuizState } from "#quiz/engine/quiz-state.ts";
import { answersSchema } from "#tools/cli/editor-schema/answers-schema.ts";
import type { JsonSchema } from "#tools/cli/editor-schema/json-schema.ts";
import { memoryStore } from "../engine/visit.fixtures.ts";
import { realPlan } from "../support/real-plan.ts";
import { compilePlan, createFunnel } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { branchingFunnel } from "./large-funnels.fixtures.ts";
import { planWithSharedAnswer } from "./shared-answer.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

const plans: [string, Plan][] = [
  ["the real funnel", realPlan()],
  ["120 steps with 30 branches", compilePlan(branchingFunnel())],
  ["two steps that ask for one answer with other options", planWithSharedAnswer()],
  [
    "a number with another range for some",
    compilePlan(
      createFunnel({
        flow: "start, age, sales",
        steps: [
          "age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 40, field: Age, instead: [{ when: { gender: male }, default: 55, min: 50, max: 60 }] }",
        ],
      }),
    ),
  ],
  ...Object.entries(flowShapes).map(([name, files]): [string, Plan] => [name, compilePlan(files)]),
];

const asking = plans.filter(([, plan]) =>
  Object.values(plan.steps).some(({ answer }) => answer !== undefined),
);

const createValidator = (plan: Plan) => new Ajv({ allErrors: true }).compile(answersSchema(plan));

test.each(asking)(
  "visitors' answers always match the schema: %s",
  { timeout: MANY_RUNS_MS },
  (_, plan) => {
    const validate = createValidator(plan);
    const chance = createRandom(11);
    let answered = 0;
    for (let number = 0; number < 300; number++) {
      const { answers } = simulatedVisitor(plan, { leave: () => 0.01, buy: 0.5 }, chance);
      answered += Object.keys(answers).length;
      validate(answers);
      expect(validate.errors ?? []).toEqual([]);
    }
    expect(answered).toBeGreaterThan(200);
  },
);

/**
 * Valid, almost valid, and invalid values, built from the words and numbers in the schema of an
 * answer.
 */
function valuesNear(field: JsonSchema): fc.Arbitrary<Json> {
  const texts = JSON.stringify(field, (key, value) =>
    key === "title" || key === "description" ? undefined : value,
  );
  const words = [...texts.matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
    ([, list = "[]"]) => JSON.parse(list) as string[],
  );
  const limits = [...texts.matchAll(/-?\d+/g)]
    .map(([number]) => Number(number))
    .flatMap((number) => [number - 1, number, number + 1]);
  const word = fc.constantFrom(
    ...words,
    ...Object.keys(field.properties ?? {}),
    "__proto__",
    "constructor",
    "",
  );
  const number = fc.constantFrom(...limits, 0, 2.5, -1);
  const dictionary = fc.dictionary(word, fc.oneof(word, number, fc.constantFrom(null, true)), {
    maxKeys: 3,
  });
  return fc.oneof(
    word,
    number,
    fc.array(word, { maxLength: 3 }),
    dictionary,
    objectsLike(field),
    fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  );
}

/**
 * Objects with all of a schema's fields, or all but some, each with a value that matches or almost
 * does.
 */
function objectsLike({ properties = {} }: JsonSchema): fc.Arbitrary<Json> {
  const parts = Object.entries(properties).map(([name, part]) => {
    const {
      minimum = 0,
      maximum = 0,
      enum: words,
    } = part as { minimum?: number; maximum?: number; enum?: Json[] };
    return [
      name,
      words
        ? fc.constantFrom(...words, "other")
        : fc.integer({ min: minimum - 1, max: maximum + 1 }),
    ] as const;
  });
  return fc.oneof(
    fc.record(Object.fromEntries(parts), { requiredKeys: [] }),
    fc.record(Object.fromEntries(parts)),
  ) as fc.Arbitrary<Json>;
}

const withSeveralForms = plans.filter(([name]) =>
  /real|two steps|another range|an option for some|in an arm and elsewhere/.test(name),
);

test.each(withSeveralForms)(
  "of thousands of answers, the schema accepts exactly those that the product restores unchanged: %s",
  { timeout: MANY_RUNS_MS },
  (_, plan) => {
    const validate = createValidator(plan);
    const fields = Object.entries(answersSchema(plan).properties ?? {}) as [string, JsonSchema][];
    const tried = { taken: 0, refused: 0 };
    const anyAnswer = fc.oneof(
      ...fields.map(([name, field]) => fc.tuple(fc.constant(name), valuesNear(field))),
    );
    const property = fc.property(anyAnswer, ([name, value]) => {
      const text = JSON.stringify({ [name]: value });
      const { answers, currentStep } = readQuizState(memoryStore({ quizState: text }), plan);
      const found = getOwn({ ...answers, currentStep }, name);
      const isTaken = validate(JSON.parse(text));
      tried[isTaken ? "taken" : "refused"]++;
      return isTaken === sameJson(JSON.parse(text)[name], found);
    });
    fc.assert(property, { numRuns: 4_000, seed: 3 });
    expect(tried.taken).toBeGreaterThan(200);
    expect(tried.refused).toBeGreaterThan(200);
  },
);
