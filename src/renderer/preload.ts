import type { Plan } from "#funnel/plan.ts";
import { isJsonObject, own } from "#lib/json.ts";
import { stepAt } from "#machine/path.ts";
import { personalised } from "#machine/personalise.ts";
import type { Snapshot } from "#machine/visit.ts";
import { preloadView } from "#steps/views.ts";

/** Fetches what the view of a place needs; nothing where there is no such place. */
export async function preloadStep({ steps }: Plan, place: string): Promise<void> {
  const step = own(steps, place);
  if (step) await preloadView(step.type);
}

/** Fetches the pictures of a step before it is shown. */
export function preloadPictures(plan: Plan, place: string, { context }: Snapshot): void {
  const value = (name: string) => {
    const answer = context.answers[name];
    return typeof answer === "string" ? answer : undefined;
  };
  for (const image of picturesIn(personalised(stepAt(plan, place, context), value, value))) {
    const url = plan.images[image];
    if (url) new Image().src = url;
  }
}

function picturesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(picturesIn);
  if (!isJsonObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "image" && typeof value === "string" ? [value] : picturesIn(value),
  );
}
