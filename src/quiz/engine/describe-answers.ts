import type { Plan } from "#compiler/plan.ts";
import { getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import { type Choices, findPath, stepAt } from "./path.ts";

/** The place on a visitor's path that asks for an answer, or else any that does. */
export function findAskingPlace(plan: Plan, name: string, choices: Choices): string | undefined {
  const places = [...findPath(plan, choices), ...Object.keys(plan.steps)];
  return places.find((place) => plan.steps[place]?.answer === name);
}

/**
 * Answers as the quiz words them: `Lamb`, `5′ 8″`, `Love: Beef, Lamb. Hate: Pork`. An answer that's
 * missing or can't be read has no text, and one that the quiz doesn't ask for is left out.
 */
export function describeAnswers(
  plan: Plan,
  names: readonly string[],
  choices: Choices,
): { name: string; text: string | undefined }[] {
  return names.flatMap((name) => {
    const place = findAskingPlace(plan, name, choices);
    return place === undefined
      ? []
      : [
          {
            name,
            text: describeAnswer(stepAt(plan, place, choices), getOwn(choices.answers, name)),
          },
        ];
  });
}

function describeAnswer(step: AnyStep, stored: Json | undefined): string | undefined {
  const { read, labels } = getBehavior(step.type);
  if (stored === undefined || !labels) return undefined;
  const answer: Json | undefined = read ? read(step, stored) : stored;
  if (answer === undefined) return undefined;
  // A step with verdicts has an answer for each card.
  const { verdicts } = step as { verdicts?: Record<string, string> };
  if (!verdicts) return joinParts(labels(step, answer), ", ", answer);
  const parts = Object.entries(verdicts).flatMap(([verdict, label]) => {
    const cards = labels(step, answer, [verdict]);
    return cards.length > 0 ? [`${label}: ${cards.join(", ")}`] : [];
  });
  return joinParts(parts, ". ", answer);
}

/** An empty list is an answer, too. */
const joinParts = (parts: string[], separator: string, answer: Json): string | undefined =>
  parts.length === 0 && (Array.isArray(answer) || isJsonObject(answer))
    ? "None"
    : parts.join(separator);
