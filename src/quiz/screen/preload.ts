import type { Plan } from "#compiler/plan.ts";
import { getOwn, isJsonObject } from "#lib/json.ts";
import { hasOwnFile, preloadView } from "#quiz/steps/views.ts";
import { fillAnswers } from "../engine/fill-answers.ts";
import type { Snapshot } from "../engine/funnel-machine.ts";
import { stepAt } from "../engine/path.ts";

/** Loads what the view of a place needs. Does nothing for an unknown place. */
export async function preloadStep({ steps }: Plan, place: string): Promise<void> {
  const step = getOwn(steps, place);
  if (step) await preloadView(step.type);
}

/** Loads what all screens need. */
export async function preloadSteps(plan: Plan): Promise<void> {
  await Promise.all(Object.keys(plan.steps).map((place) => preloadStep(plan, place)));
}

const LOADED_EARLY = 2;

/** Loads the first views with files of their own, while the screens before them are shown. */
export function preloadEarly({ steps }: Plan): void {
  const types = Object.values(steps).flatMap(({ type }) => (hasOwnFile(type) ? [type] : []));
  for (const type of types.slice(0, LOADED_EARLY)) void preloadView(type);
}

/** Loads the pictures of a step before it's shown. */
export function preloadPictures(plan: Plan, place: string, { context }: Snapshot): void {
  const value = (name: string) => {
    const answer = context.answers[name];
    return typeof answer === "string" ? answer : undefined;
  };
  for (const image of listPictures(fillAnswers(stepAt(plan, place, context), value, value))) {
    const url = plan.images[image];
    if (url) new Image().src = url;
  }
}

function listPictures(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listPictures);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "image" && typeof value === "string" ? [value] : listPictures(value),
  );
}
