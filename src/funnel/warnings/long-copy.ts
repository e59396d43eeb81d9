import { fillPlaceholders } from "#lib/placeholders.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { writtenParts } from "../written-parts.ts";

/** What an answer takes up in a text where it has no words of its own: about as much as an option's label. */
const ANSWER = "x".repeat(16);

/** Copy that is longer than its place: on a phone of 320 px it would push what matters off the screen. */
export function longCopy(funnel: Funnel): Problem[] {
  return writtenParts(funnel).flatMap(({ kind, text, source, at, meta }) => {
    const length = fillPlaceholders(text, () => ANSWER).length;
    if (kind !== "text" || typeof meta.longest !== "number" || length <= meta.longest) return [];
    const message = `This text has ${length} letters, and its place on a small phone has room for ${meta.longest}. Say it in fewer words.`;
    return [source.problem(at, message)];
  });
}
