import { fillPlaceholders } from "#lib/placeholders.ts";
import { writtenIn } from "../copy.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Braces that visitors would read, because no answer stands between them. */
export function looseBraces(funnel: Funnel): Problem[] {
  return [...funnel.steps.values()].flatMap((step) =>
    writtenIn(step.fields)
      .filter(({ text }) => /[{}]/.test(fillPlaceholders(text, () => "")))
      .map(({ path }) =>
        step.source.problem([...step.path, ...path], "A brace stands in this text that holds no answer. An answer is written {goals}, or {goals|some words}."),
      ),
  );
}
