import type { Answers, Json } from "#lib/json.ts";
import { type Arms, listValues, plan, type Step, stepsOnPath } from "./funnel.ts";

/** A visitor's answer to a question of each type, given its options. */
type Giving = Record<string, (step: Step, values: string[]) => Json>;

const VERDICTS = ["love", "love", "neutral", "hate"];

const his: Giving = {
  entrance: (_, [first = ""]) => first,
  "single-choice": (_, [first = ""]) => first,
  "multi-choice": (_, values) => [...new Set([values[0] ?? "", values.at(-1) ?? ""])],
  "body-areas": (_, values) => values.slice(0, 2).toReversed(),
  "card-stack": (_, values) =>
    Object.fromEntries(
      values.map((card, index) => [card, VERDICTS[index % VERDICTS.length] ?? ""]),
    ),
  height: () => ({ feet: 6, inches: 1, unit: "in" }),
  weight: () => ({ value: 221, unit: "lbs" }),
  number: ({ min, max }) => Math.round((min + max) / 2),
};

/**
 * Uses kilograms and centimeters, takes the last option of each question, and presses Continue on
 * some lists without choosing anything.
 */
const her: Giving = {
  entrance: (_, values) => values.at(-1) ?? "",
  "single-choice": (_, values) => values.at(-1) ?? "",
  "multi-choice": ({ number = 0 }, values) => (number % 2 === 0 ? [] : [values.at(-1) ?? ""]),
  "body-areas": () => [],
  "card-stack": (_, values) =>
    Object.fromEntries(values.map((card, index) => [card, index % 3 === 0 ? "neutral" : "hate"])),
  height: () => ({ feet: 5, inches: 5, unit: "cm" }),
  weight: () => ({ value: 61, unit: "kg" }),
  number: ({ min }) => min,
};

/** A visitor's answers to every question on their path, as in `quizState` at the end. */
function giveAnswers(giving: Giving, arms?: Arms): Answers {
  let answers: Answers = {};
  // An answer can lead to further questions.
  for (let asked = -1; asked !== Object.keys(answers).length; ) {
    asked = Object.keys(answers).length;
    const way = stepsOnPath(answers, arms) as Step[];
    answers = Object.fromEntries(
      way.flatMap((step) =>
        step.answer && giving[step.type]
          ? [[step.answer, giving[step.type]?.(step, listValues(step)) ?? null]]
          : [],
      ),
    );
  }
  return { ...answers, currentStep: plan.total };
}

export const man = (arms?: Arms) => giveAnswers(his, arms);
export const woman = (arms?: Arms) => giveAnswers(her, arms);
