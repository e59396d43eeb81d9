import { withEverything } from "#lib/texts/personalize.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { AnswerSpec } from "#quiz/steps/step-type.ts";
import { type AnyStepType, stepTypes } from "#quiz/steps/step-types.ts";

/** The step type of a step in a plan. Throws if it isn't registered. */
export function getStepType(step: AnyStep): AnyStepType {
  const type = Object.hasOwn(stepTypes, step.type) ? stepTypes[step.type] : undefined;
  if (!type)
    throw new Error(
      `The plan has a step of type "${step.type}", which isn't in src/quiz/steps/step-types.ts.`,
    );
  return type;
}

/** The answer that a step of a plan asks for, and its possible values. */
export function getAnswerSpec(step: AnyStep): AnswerSpec | undefined {
  return getStepType(step).answerSpec?.(withEverything(step));
}
