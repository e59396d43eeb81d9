import { createHash } from "node:crypto";
import { Offer } from "#steps/schema/offer-schema.ts";
import { flowGraphOf } from "./flow-graph.ts";
import { answersOf } from "./model/answers.ts";
import { namesOf } from "./model/picture-names.ts";
import { type TextRef, textsIn } from "./model/text-walk.ts";
import { textsInStep } from "./model/variants.ts";
import type { Plan } from "./plan.ts";
import { type Funnel, programPartsOf } from "./read/read-funnel.ts";
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

/** All pictures that visitors can see, without duplicates. */
export function imagesOf(funnel: Funnel): string[] {
  const answers = answersOf(funnel);
  const names = allWritten(funnel).flatMap(({ kind, text }) =>
    kind === "image" ? namesOf(text, answers) : [],
  );
  return [...new Set(names)].toSorted();
}

/**
 * All pictures in the program that buyers get, without duplicates. They're sorted alphabetically,
 * so that their order doesn't reveal when a buyer gets what.
 */
export function programImagesOf(funnel: Funnel): string[] {
  const names = textsIn(programPartsOf(funnel).map(({ fields }) => fields)).flatMap(
    ({ kind, text }) => (kind === "image" ? [text] : []),
  );
  return [...new Set(names)].toSorted();
}

/** All icons that the funnel can show, without duplicates. */
export function iconsOf(funnel: Funnel): string[] {
  return [
    ...new Set(allWritten(funnel).flatMap(({ kind, text }) => (kind === "icon" ? [text] : []))),
  ].toSorted();
}

/** Every text, picture, and icon that visitors can see. */
function allWritten({ steps, offer, site, theme }: Funnel): TextRef[] {
  return [
    ...[...steps.values()].flatMap(textsInStep),
    ...textsIn([offer.fields, site.fields, theme.fields]),
  ];
}
