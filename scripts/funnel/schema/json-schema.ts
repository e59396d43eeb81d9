import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A definition of the funnel's schema by its name. */
export function refTo(name: string): JsonSchema {
  return { $ref: `#/definitions/${name}` };
}

/** What YAML may say at a place, as editors read it. A field that names something is tied to the definition of what has a name. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // what is written is not what is read, so that the library keeps the examples to itself; ours are as they are written
      const { examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (examples) jsonSchema.examples = examples as z.core.util.JSONType[];
      if (isShorthand(zodSchema) && !jsonSchema.anyOf) withShortForm(jsonSchema);
      if (typeof jsonSchema.names === "string") tie(jsonSchema, jsonSchema.names);
      for (const key of ["names", "longest", "alone", "default"]) delete jsonSchema[key];
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return own;
}

/** A block that may be written as one word, which a step before its schema spreads out. */
function isShorthand(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
}

function withShortForm(jsonSchema: JsonSchema): void {
  const { description, examples, ...block } = jsonSchema;
  const fields = Object.keys(block.properties ?? {});
  const short =
    fields.includes("icon") && fields.length === 1
      ? refTo("icon")
      : fields.includes("alt")
        ? refTo("image")
        : { type: "string" as const, minLength: 1 };
  for (const key of Object.keys(block)) delete jsonSchema[key];
  Object.assign(jsonSchema, {
    ...(description && { description }),
    ...(examples && { examples }),
    anyOf: [short, block],
  });
}

// within "allOf", editors would not find the reference where nothing is written yet
function tie(jsonSchema: JsonSchema, name: string): void {
  const { description, examples } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, { description, examples, ...refTo(name) });
}
