import { createHash } from "node:crypto";
import { Offer } from "#quiz/steps/schema/offer-schema.ts";
import { buildFlowGraph } from "./flow-graph.ts";
import { listImages } from "./model/shown-pictures.ts";
import type { Plan } from "./plan.ts";
import type { Funnel } from "./read/read-funnel.ts";
import { visibleFields } from "./schema/visible-fields.ts";

const HASH_LENGTH = 12;

/** Builds the plan of a valid funnel. `getUrl` returns the URL of a picture. */
export function buildPlan(funnel: Funnel, getUrl: (image: string) => string): Plan {
  const { steps, next, forks } = buildFlowGraph(funnel);
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
    images: Object.fromEntries(listImages(funnel).map((image) => [image, getUrl(image)])),
  };
  const version = createHash("sha256")
    .update(JSON.stringify({ ...plan, images: Object.keys(plan.images) }))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  return { version, ...plan };
}
