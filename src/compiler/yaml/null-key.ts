import { type Document, isScalar, visit } from "yaml";
import { yamlMessages } from "../diagnostics/messages/yaml.ts";
import type { ParseMistake } from "./parse-mistake.ts";

/** Finds keys that YAML reads as null: `null`, `~`, and an empty key before a colon. */
export function nullKeys(document: Document): ParseMistake[] {
  const found: ParseMistake[] = [];
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === null && key.range)
        found.push({ offset: key.range[0], message: explainNullKey(key.source ?? "") });
    },
  });
  return found;
}

function explainNullKey(name: string): string {
  return name === "" ? yamlMessages.emptyName : yamlMessages.nothingAsName({ name });
}
