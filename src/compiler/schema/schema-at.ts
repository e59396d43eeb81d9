import { z } from "zod";
import type { Path } from "../yaml/path.ts";

/**
 * A schema's metadata for the field at a path, such as `longest` or `alone`. Undefined if the field
 * is unknown.
 */
export function getMeta(schema: z.core.$ZodType, path: Path): Record<string, unknown> | undefined {
  if (path.length === 0) {
    const own = z.globalRegistry.get(schema);
    if (own) return own;
  }
  const inner = getInnerSchema(schema);
  if (inner) return getMeta(inner, path);
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (schema instanceof z.ZodObject) {
    const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, key)
      ? schema.shape[String(key)]
      : undefined;
    return field && getMeta(field, rest);
  }
  if (schema instanceof z.ZodRecord) return getMeta(schema.valueType, rest);
  return schema instanceof z.ZodArray ? getMeta(schema.element, rest) : undefined;
}

/** The schema inside a wrapper such as optional, default, or a transform. */
function getInnerSchema(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodPipe)
    return schema.out instanceof z.ZodTransform ? schema.in : schema.out;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? schema.unwrap()
    : undefined;
}
