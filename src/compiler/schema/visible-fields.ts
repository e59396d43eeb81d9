import { z } from "zod";
import { isJsonObject } from "#lib/json.ts";
import { getMeta } from "./schema-at.ts";
import { getEntrySchema, unwrapSchema } from "./schema-fields.ts";

/** The fields that visitors get: all but the ones that their schema marks as internal. */
export function visibleFields<T>(schema: z.core.$ZodType, fields: T): T {
  // Only optional fields are internal.
  return withoutInternal(schema, fields) as T;
}

function withoutInternal(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrapSchema(schema);
  const entry = getEntrySchema(inner);
  if (Array.isArray(value)) return entry ? value.map((one) => withoutInternal(entry, one)) : value;
  if (!isJsonObject(value)) return value;
  const getField = (key: string): z.core.$ZodType | undefined =>
    inner instanceof z.ZodObject ? inner.shape[key] : entry;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const field = getField(key);
      if (!field) return [[key, one]];
      return getMeta(field, [])?.internal === true ? [] : [[key, withoutInternal(field, one)]];
    }),
  );
}
