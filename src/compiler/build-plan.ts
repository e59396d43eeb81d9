import { createHash } from "node:crypto";
import { Offer } from "#steps/schema/offer-schema.ts";
import { flowGraphOf } from "./flow-graph.ts";
import { imagesOf } from "./model/shown-pictures.ts";
import type { Plan } from "./plan.ts";
import type { Funnel } from "./read/read-funnel.ts";
import { visibleFields } from "./schema/visible-fields.ts";

const HASH_LENGTH = 12;

/** Builds the plan of a valid funnel. `urlOf` returns the URL of a picture. */
export function buildPlan(funnel: Funnel, urlOf: (image: string) => string): Plan {
  const { steps, next, forks } = flowGraphOf(funnel);
  const plan = {
    name: funnel.file.name,
    entry: Object.keys(steps)[0] ?? "",
    total: Math.max(0, ...Object.values(steps).map((step) => step.number ?? 0)),
    timings: funnel.file.timings,
    experiments: funnel.file.experiments,
    words: funnel.file.words,
    steps,
    next,
    forks,
    offer: visibleFields(Offer, funnel.offer.fields),
    currency: funnel.currency,
    images: Object.fromEntries(imagesOf(funnel).map((image) => [image, urlOf(image)])),
  };
  const version = createHash("sha256")
    .update(JSON.stringify({ ...plan, images: Object.keys(plan.images) }))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  return { version, ...plan };
}
