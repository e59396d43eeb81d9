import type { Funnel } from "#funnel/read-funnel.ts";
import type { Answers } from "#lib/json.ts";
import { behaviourOf } from "#steps/behaviours.ts";
import { sampleAnswers } from "../storybook/sample-answers.ts";

/** Somebody who has answered everything. What is typed they left as it stood, which is an answer as soon as they continue. */
export function wholeSample(funnel: Funnel): Answers {
  const sample = sampleAnswers(funnel);
  for (const { fields } of funnel.steps.values()) {
    if (fields.answer === undefined || fields.answer in sample) continue;
    const asTheyStand = behaviourOf(fields.type).byDefault?.(fields);
    if (asTheyStand !== undefined) sample[fields.answer] = asTheyStand;
  }
  return sample;
}
