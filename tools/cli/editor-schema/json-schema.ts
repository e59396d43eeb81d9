import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Refers to a definition of the funnel's schema by its name. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

/**
 * The JSON Schema of a zod schema, for editors. A field that names something refers to the
 * definition with the existing names.
 */
export function toJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // zod leaves out the examples of a transform, since its input differs from its output. Ours
      // are written like the input.
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (examples) jsonSchema.examples = examples as z.core.util.JSONType[];
      if (isShorthand(zodSchema) && !jsonSchema.anyOf) withShortForm(jsonSchema);
      if (typeof jsonSchema.names === "string") tie(jsonSchema, jsonSchema.names);
      for (const key of ["names", "longest", "alone", "internal", "default"])
        delete jsonSchema[key];
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return own;
}

/** A block with a short form of one word, which a transform in front of its schema expands. */
function isShorthand(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
}

/** The short form of a block: the name of an icon, the name of a picture, or a text. */
function shortForm(fields: string[]): JsonSchema {
  if (fields.includes("icon") && fields.length === 1) return refTo("icon");
  if (fields.includes("alt")) return refTo("image");
  return { type: "string", minLength: 1 };
}

function withShortForm(jsonSchema: JsonSchema): void {
  const { description, examples, ...block } = jsonSchema;
  const fields = Object.keys(block.properties ?? {});
  const short = shortForm(fields);
  for (const key of Object.keys(block)) delete jsonSchema[key];
  Object.assign(jsonSchema, {
    ...(description && { description }),
    ...(examples && { examples }),
    anyOf: [short, block],
  });
}

// Inside "allOf", editors wouldn't find the reference as long as the field is empty.
function tie(jsonSchema: JsonSchema, name: string): void {
  const { description, examples } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, { description, examples, ...refTo(name) });
}
