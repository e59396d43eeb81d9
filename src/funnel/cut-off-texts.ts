import { type Document, visit } from "yaml";
import type { WritingMistake } from "./writing-mistakes.ts";

/** Said at a # that begins a remark without meaning to. */
export const CUT_OFF =
  "From this # on the line is a remark that nobody reads. Put the whole text in quotes, or a space after the # where it is a remark.";

/** Texts that end at a # without meaning to: `Be our #1` reads as "Be our", and the rest as a remark. A remark has a space after its #. */
export function cutOffTexts(document: Document, text: string): WritingMistake[] {
  const found: WritingMistake[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      if (!scalar.comment || /^[\s#]/.test(scalar.comment) || !scalar.range) return;
      const offset = text.indexOf("#", scalar.range[1]);
      found.push({ offset, message: CUT_OFF });
    },
  });
  return found;
}
