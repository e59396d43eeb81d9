import { inFull } from "#lib/tailored.ts";
import type { AnyStep } from "#steps/step.ts";
import type { Domain } from "#steps/step-type.ts";
import { type AnyStepType, stepTypes } from "#steps/step-types.ts";

/** What the build knows of the type of a step in a plan. */
export function typeOf(step: AnyStep): AnyStepType {
  const type = Object.hasOwn(stepTypes, step.type) ? stepTypes[step.type] : undefined;
  if (!type)
    throw new Error(
      `The plan has a step of the type "${step.type}", which src/steps/step-types.ts does not name.`,
    );
  return type;
}

/** The answer that a step of a plan asks for, and the values that it can take there. */
export function askedAt(step: AnyStep): { name: string; domain: Domain } | undefined {
  return typeOf(step).asks?.(inFull(step));
}
