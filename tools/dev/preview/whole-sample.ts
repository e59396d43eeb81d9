import type { Funnel } from "#compiler/read/read-funnel.ts";
import type { Answers } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { sampleAnswers } from "../storybook/sample-answers.ts";

/**
 * The answers of a visitor who has answered everything. Typed answers keep their default, which
 * becomes the answer as soon as the visitor continues.
 */
export function wholeSample(funnel: Funnel): Answers {
  const sample = sampleAnswers(funnel);
  for (const { fields } of funnel.steps.values()) {
    if (fields.answer === undefined || fields.answer in sample) continue;
    const asTheyStand = getBehavior(fields.type).defaultAnswer?.(fields);
    if (asTheyStand !== undefined) sample[fields.answer] = asTheyStand;
  }
  return sample;
}
