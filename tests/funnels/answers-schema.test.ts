import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Plan } from "#funnel/plan.ts";
import { type Json, sameJson } from "#lib/json.ts";
import { readQuizState } from "#machine/quiz-state.ts";
import { seededChance } from "#simulation/chance.ts";
import { simulatedVisitor } from "#simulation/visitors.ts";
import { answersSchema } from "../../scripts/funnel/schema/answers-schema.ts";
import type { JsonSchema } from "../../scripts/funnel/schema/json-schema.ts";
import { realPlan } from "../real-plan.ts";
import { memoryStore } from "../visit.ts";
import { funnelOf, planFrom } from "./funnel-of.ts";
import { branchingFunnel } from "./large.ts";
import { shapes } from "./shapes.ts";
import { twoAskingForOne } from "./two-asking-for-one.ts";

/** For a machine that is busy with other things. */
const MANY_RUNS_MS = 60_000;

const plans: [string, Plan][] = [
  ["the real funnel", realPlan()],
  ["120 steps with 30 branches", planFrom(branchingFunnel())],
  ["two steps that ask for one answer with other options", twoAskingForOne()],
  [
    "a number with another range for some",
    planFrom(
      funnelOf({
        flow: "start, age, sales",
        steps: [
          "age: { type: number, title: Age, answer: age, default: 30, min: 18, max: 40, field: Age, instead: [{ when: { gender: male }, default: 55, min: 50, max: 60 }] }",
        ],
      }),
    ),
  ],
  ...Object.entries(shapes).map(([name, files]): [string, Plan] => [name, planFrom(files)]),
];

const asking = plans.filter(([, plan]) =>
  Object.values(plan.steps).some(({ answer }) => answer !== undefined),
);

const validatorOf = (plan: Plan) => new Ajv({ allErrors: true }).compile(answersSchema(plan));

test.each(asking)(
  "an analyst can count on it that what visitors answer is as the schema says: %s",
  { timeout: MANY_RUNS_MS },
  (_, plan) => {
    const validate = validatorOf(plan);
    const chance = seededChance(11);
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

/** Values that are right, nearly right and wrong, out of the words and numbers that the schema of an answer names. */
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

/** Objects with the fields that a schema has, or all but some, each with a value that fits or nearly does. */
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
  "of thousands of answers, the schema takes just those that the product finds again as they were stored: %s",
  { timeout: MANY_RUNS_MS },
  (_, plan) => {
    const validate = validatorOf(plan);
    const fields = Object.entries(answersSchema(plan).properties ?? {}) as [string, JsonSchema][];
    const tried = { taken: 0, refused: 0 };
    const anyAnswer = fc.oneof(
      ...fields.map(([name, field]) => fc.tuple(fc.constant(name), valuesNear(field))),
    );
    const property = fc.property(anyAnswer, ([name, value]) => {
      const text = JSON.stringify({ [name]: value });
      const { answers, currentStep } = readQuizState(memoryStore({ quizState: text }), plan);
      const found =
        name === "currentStep"
          ? currentStep
          : Object.hasOwn(answers, name)
            ? answers[name]
            : undefined;
      const isTaken = validate(JSON.parse(text));
      tried[isTaken ? "taken" : "refused"]++;
      return isTaken === sameJson(JSON.parse(text)[name], found);
    });
    fc.assert(property, { numRuns: 4_000, seed: 3 });
    expect(tried.taken).toBeGreaterThan(200);
    expect(tried.refused).toBeGreaterThan(200);
  },
);
