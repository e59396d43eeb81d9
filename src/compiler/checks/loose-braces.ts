import { fillPlaceholders } from "#lib/texts/placeholders.ts";
import { DISH_WORDS } from "#rules/member-plan/cookbook/dish-steps.ts";
import { OPEN_FAT } from "#rules/member-plan/meals/cooking-fat.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { collectTexts } from "../model/text-walk.ts";
import { textsInStep } from "../model/variants.ts";
import { type Authored, type Funnel, listProgramParts } from "../read/read-funnel.ts";

/** By field of the program, the placeholders that a plan fills in. */
const FILLED_IN: Record<string, string[]> = {
  how: [OPEN_FAT],
  "extra-fat": [OPEN_FAT],
  ...Object.fromEntries(
    ["done", "first", "before", "heat", "during", "after"].map((field) => [field, DISH_WORDS]),
  ),
  because: ["{minutes}", "{dayMinutes}", "{mealsADay}"],
};

const stripPlaceholders = (path: readonly PropertyKey[], text: string): string =>
  (FILLED_IN[String(path.at(-1))] ?? []).reduce((rest, one) => rest.replaceAll(one, ""), text);

/** Braces that visitors would see, because nothing replaces them. */
export function looseBraces(funnel: Funnel): Diagnostic[] {
  const beside: Authored<unknown>[] = [
    funnel.offer,
    funnel.site,
    ...funnel.pages.values(),
    ...listProgramParts(funnel),
  ];
  return [
    ...[...funnel.steps.values()].flatMap((step) =>
      textsInStep(step)
        .filter(({ text }) => /[{}]/.test(fillPlaceholders(text, () => "")))
        .map(({ at }) => step.source.diagnosticAt(at, copyMessages.looseBraceInStep)),
    ),
    ...beside.flatMap(({ fields, source }) =>
      collectTexts(fields)
        .filter(({ path, text }) => /[{}]/.test(stripPlaceholders(path, text)))
        .map(({ path }) => source.diagnosticAt(path, copyMessages.looseBraceElsewhere)),
    ),
  ];
}
