import { createHash } from "node:crypto";
import { answersOf } from "./answers.ts";
import { namesOf } from "./checks/pictures.ts";
import { type Written, writtenIn } from "./copy.ts";
import { writtenInStep } from "./looks.ts";
import { placesOf } from "./places.ts";
import type { Plan } from "./plan.ts";
import { type Funnel, programPartsOf } from "./read-funnel.ts";

const HASH_LENGTH = 12;

/** The plan of a funnel without problems. `urlOf` says where a picture can be fetched. */
export function planOf(funnel: Funnel, urlOf: (image: string) => string): Plan {
  const places = placesOf(funnel);
  const plan = {
    name: funnel.file.name,
    entry: Object.keys(places.steps)[0] ?? "",
    total: Math.max(0, ...Object.values(places.steps).map((step) => step.number ?? 0)),
    timings: funnel.file.timings,
    experiments: funnel.file.experiments,
    words: funnel.file.words,
    ...places,
    offer: funnel.offer.fields,
    images: Object.fromEntries(imagesOf(funnel).map((image) => [image, urlOf(image)])),
  };
  const version = createHash("sha256")
    .update(JSON.stringify({ ...plan, images: Object.keys(plan.images) }))
    .digest("hex")
    .slice(0, HASH_LENGTH);
  return { version, ...plan };
}

/** Every picture that visitors can be shown, each once. */
export function imagesOf(funnel: Funnel): string[] {
  const answers = answersOf(funnel);
  const names = allWritten(funnel).flatMap(({ kind, text }) =>
    kind === "image" ? namesOf(text, answers) : [],
  );
  return [...new Set(names)].toSorted();
}

/** Every picture that what buyers get names, each once and in the order of the alphabet, which tells nothing of what they get when. */
export function programImagesOf(funnel: Funnel): string[] {
  const names = writtenIn(programPartsOf(funnel).map(({ fields }) => fields)).flatMap(
    ({ kind, text }) => (kind === "image" ? [text] : []),
  );
  return [...new Set(names)].toSorted();
}

/** Every icon that the funnel can show, each once. */
export function iconsOf(funnel: Funnel): string[] {
  return [
    ...new Set(allWritten(funnel).flatMap(({ kind, text }) => (kind === "icon" ? [text] : []))),
  ].toSorted();
}

/** Everything that can name a picture or an icon. */
function allWritten({ steps, offer, site, theme }: Funnel): Written[] {
  return [
    ...[...steps.values()].flatMap(writtenInStep),
    ...writtenIn([offer.fields, site.fields, theme.fields]),
  ];
}
