import { isJsonObject } from "#lib/json.ts";
import { fillPlaceholders } from "#lib/texts/placeholders.ts";

type Find = (answer: string) => string | undefined;

/**
 * Fills every placeholder in a step's fields: copy with words, and picture names with the stored
 * value.
 */
export function fillAnswers<T>(fields: T, words: Find, value: Find): T;
export function fillAnswers(fields: unknown, words: Find, value: Find): unknown {
  if (typeof fields === "string")
    return fields.includes("{") ? fillPlaceholders(fields, words) : fields;
  if (Array.isArray(fields))
    return fields.map((field: unknown) => fillAnswers(field, words, value));
  if (!isJsonObject(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      key === "image" && typeof field === "string"
        ? fillPlaceholders(field, value)
        : fillAnswers(field, words, value),
    ]),
  );
}
