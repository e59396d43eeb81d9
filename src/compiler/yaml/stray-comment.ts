import { type Document, visit } from "yaml";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/**
 * Finds texts that end at a # by accident: `Be our #1` reads as "Be our", and the rest is a
 * comment. A real comment has a space after its #.
 */
export function strayComments(document: Document, text: string): ParseMistake[] {
  const found: ParseMistake[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      if (!scalar.comment || /^[\s#]/.test(scalar.comment) || !scalar.range) return;
      const offset = text.indexOf("#", scalar.range[1]);
      found.push({ offset, message: yamlMessages.strayComment });
    },
  });
  return found;
}
