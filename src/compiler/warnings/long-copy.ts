import { fillPlaceholders } from "#lib/texts/placeholders.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { publicTexts } from "../model/public-texts.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** The assumed length of an answer in a text, about as long as an option's label. */
const ANSWER = "x".repeat(16);

/**
 * Copy that is too long for its place: on a phone 320 px wide, it would push important content off
 * the screen.
 */
export function longCopy(funnel: Funnel): Diagnostic[] {
  return publicTexts(funnel).flatMap(({ kind, text, source, at, meta }) => {
    const length = fillPlaceholders(text, () => ANSWER).length;
    if (kind !== "text" || typeof meta.longest !== "number" || length <= meta.longest) return [];
    return [source.diagnosticAt(at, copyMessages.tooLong({ length, longest: meta.longest }))];
  });
}
