import type { Plan } from "#compiler/plan.ts";
import { getOwn, isJsonObject, type Json } from "#lib/json.ts";
import { behaviorOf } from "#steps/behaviors.ts";
import type { AnyStep } from "#steps/step.ts";
import { type Choices, pathOf, stepAt } from "./path.ts";

/** The place on a visitor's path that asks for an answer, or else any that does. */
export function placeAsking(plan: Plan, name: string, choices: Choices): string | undefined {
  const places = [...pathOf(plan, choices), ...Object.keys(plan.steps)];
  return places.find((place) => plan.steps[place]?.answer === name);
}

/**
 * Answers as the quiz words them: `Lamb`, `5′ 8″`, `Love: Beef, Lamb. Hate: Pork`. An answer that's
 * missing or can't be read has no text, and one that the quiz doesn't ask for is left out.
 */
export function answersInWords(
  plan: Plan,
  names: readonly string[],
  choices: Choices,
): { name: string; text: string | undefined }[] {
  return names.flatMap((name) => {
    const place = placeAsking(plan, name, choices);
    return place === undefined
      ? []
      : [{ name, text: inWords(stepAt(plan, place, choices), getOwn(choices.answers, name)) }];
  });
}

function inWords(step: AnyStep, stored: Json | undefined): string | undefined {
  const { read, labels } = behaviorOf(step.type);
  if (stored === undefined || !labels) return undefined;
  const answer: Json | undefined = read ? read(step, stored) : stored;
  if (answer === undefined) return undefined;
  // A step with verdicts has an answer for each card.
  const { verdicts } = step as { verdicts?: Record<string, string> };
  if (!verdicts) return listed(labels(step, answer), ", ", answer);
  const parts = Object.entries(verdicts).flatMap(([verdict, label]) => {
    const cards = labels(step, answer, [verdict]);
    return cards.length > 0 ? [`${label}: ${cards.join(", ")}`] : [];
  });
  return listed(parts, ". ", answer);
}

/** An empty list is an answer, too. */
const listed = (parts: string[], separator: string, answer: Json): string | undefined =>
  parts.length === 0 && (Array.isArray(answer) || isJsonObject(answer))
    ? "None"
    : parts.join(separator);
