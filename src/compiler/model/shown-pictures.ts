import { type Funnel, listProgramParts } from "../read/read-funnel.ts";
import { collectAnswers } from "./answers.ts";
import { expandName } from "./picture-names.ts";
import { collectTexts, type TextRef } from "./text-walk.ts";
import { textsInStep } from "./variants.ts";

/** All pictures that visitors can see, without duplicates. */
export function listImages(funnel: Funnel): string[] {
  const answers = collectAnswers(funnel);
  const names = listWrittenTexts(funnel).flatMap(({ kind, text }) =>
    kind === "image" ? expandName(text, answers) : [],
  );
  return [...new Set(names)].toSorted();
}

/**
 * All pictures in the program that buyers get, without duplicates. They're sorted alphabetically,
 * so that their order doesn't reveal when a buyer gets what.
 */
export function listProgramImages(funnel: Funnel): string[] {
  const names = collectTexts(listProgramParts(funnel).map(({ fields }) => fields)).flatMap(
    ({ kind, text }) => (kind === "image" ? [text] : []),
  );
  return [...new Set(names)].toSorted();
}

/** All icons that the funnel can show, without duplicates. */
export function listIcons(funnel: Funnel): string[] {
  return [
    ...new Set(
      listWrittenTexts(funnel).flatMap(({ kind, text }) => (kind === "icon" ? [text] : [])),
    ),
  ].toSorted();
}

/** The icons of the entrance, and of what surrounds every screen. */
export function listFirstIcons({ steps, site }: Funnel): string[] {
  const [first] = steps.values();
  return [...(first ? textsInStep(first) : []), ...collectTexts([site.fields])].flatMap(
    ({ kind, text }) => (kind === "icon" ? [text] : []),
  );
}

/** Every text, picture, and icon that visitors can see. */
function listWrittenTexts({ steps, offer, site, theme }: Funnel): TextRef[] {
  return [
    ...[...steps.values()].flatMap(textsInStep),
    ...collectTexts([offer.fields, site.fields, theme.fields]),
  ];
}
