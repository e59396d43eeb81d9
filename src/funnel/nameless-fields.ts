import { type Document, isScalar, visit } from "yaml";
import type { WritingMistake } from "./writing-mistakes.ts";

/** Names that YAML reads as nothing: `null`, `~`, and what is missing before a colon. */
export function namelessFields(document: Document): WritingMistake[] {
  const found: WritingMistake[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.range)
        found.push({ offset: key.range[0], message: told(key.source ?? "") });
    },
  });
  return found;
}

function told(written: string): string {
  if (written === "") return "Nothing stands before this colon. Write the name there.";
  return `"${written}" is how YAML writes that there is nothing, so it names nothing. Choose another name${written === "null" ? ', or put it in quotes: "null"' : ""}.`;
}
