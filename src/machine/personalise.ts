import { isJsonObject } from "#lib/json.ts";
import { fillPlaceholders } from "#lib/placeholders.ts";

type Find = (answer: string) => string | undefined;

/** A step's fields with every placeholder filled: with words in copy, with the stored value in a picture's name. */
export function personalised<T>(fields: T, words: Find, value: Find): T;
export function personalised(fields: unknown, words: Find, value: Find): unknown {
  if (typeof fields === "string")
    return fields.includes("{") ? fillPlaceholders(fields, words) : fields;
  if (Array.isArray(fields))
    return fields.map((field: unknown) => personalised(field, words, value));
  if (!isJsonObject(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      key === "image" && typeof field === "string"
        ? fillPlaceholders(field, value)
        : personalised(field, words, value),
    ]),
  );
}
