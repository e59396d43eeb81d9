import { type Funnel, programPartsOf } from "../read/read-funnel.ts";
import { answersOf } from "./answers.ts";
import { namesOf } from "./picture-names.ts";
import { type TextRef, textsIn } from "./text-walk.ts";
import { textsInStep } from "./variants.ts";

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
