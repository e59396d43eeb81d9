import { z } from "zod";
import type { Path } from "../yaml/path.ts";

/** The schema inside wrappers such as optional, default, or a transform. */
export function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe)
    return unwrapSchema(schema.out instanceof z.ZodTransform ? schema.in : schema.out);
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapSchema(schema.unwrap())
    : schema;
}

/** Expands a plain text into the block it's short for. Other values stay as they are. */
export function asBlock(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return asBlock(schema.unwrap(), value);
  return typeof value === "string" &&
    schema instanceof z.ZodPipe &&
    schema.in instanceof z.ZodTransform
    ? z.parse(schema.in, value)
    : value;
}

/**
 * The field names that a schema knows at a path, for "Did you mean …?". `more` are additional names
 * for entries of a list or map.
 */
export function listFields(schema: z.core.$ZodType, path: Path, more: string[] = []): string[] {
  const inner = unwrapSchema(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(inner.shape);
    const field: z.core.$ZodType | undefined = inner.shape[String(key)];
    return field ? listFields(field, rest, more) : [];
  }
  const entry = getEntrySchema(inner);
  return entry ? [...listFields(entry, rest, more), ...(rest.length === 0 ? more : [])] : [];
}

/** The schema of the entries of a list or map. Undefined for anything else. */
export function getEntrySchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return schema instanceof z.ZodArray ? schema.element : undefined;
}
