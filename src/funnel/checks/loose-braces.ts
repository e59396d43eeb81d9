import { fillPlaceholders } from "#lib/placeholders.ts";
import { writtenIn } from "../copy.ts";
import { writtenInStep } from "../looks.ts";
import type { Problem } from "../problem.ts";
import { type Authored, type Funnel, programPartsOf } from "../read-funnel.ts";

const IN_A_STEP =
  "A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}.";
const ELSEWHERE =
  "A brace stands in this text, and answers are filled in where steps are written alone. Remove it.";

/** Braces that visitors would read, because nothing is put in their place. */
export function looseBraces(funnel: Funnel): Problem[] {
  const beside: Authored<unknown>[] = [
    funnel.offer,
    funnel.site,
    ...funnel.pages.values(),
    ...programPartsOf(funnel),
  ];
  return [
    ...[...funnel.steps.values()].flatMap((step) =>
      writtenInStep(step)
        .filter(({ text }) => /[{}]/.test(fillPlaceholders(text, () => "")))
        .map(({ at }) => step.source.problem(at, IN_A_STEP)),
    ),
    ...beside.flatMap(({ fields, source }) =>
      writtenIn(fields)
        .filter(({ text }) => /[{}]/.test(text))
        .map(({ path }) => source.problem(path, ELSEWHERE)),
    ),
  ];
}
