import { isJsonObject } from "#lib/json.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";

/** These fields define the step itself, so they're the same for every visitor. */
const THE_SAME_FOR_ALL = ["type", "answer", "route", "sensitivity"];

const when: JsonSchema = {
  description: "Who sees it. Without it, everyone does.",
  examples: [{ gender: "male" }],
  ...refTo("condition"),
};

/**
 * Adds conditions to a step type's schema, on the step and on every entry of its lists, and
 * `instead` for what differs between visitors.
 */
export function conditionalStep(step: JsonSchema): JsonSchema {
  const fields = mapFields(step.properties ?? {}, withinEntries);
  const different = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !THE_SAME_FOR_ALL.includes(name)),
  );
  const instead: JsonSchema = {
    type: "array",
    description:
      "What some visitors see instead. Write only the fields that change. If several entries apply, the last one wins.",
    examples: [[{ when: { gender: "male" }, title: "How do you like your steak?" }]],
    items: {
      type: "object",
      required: ["when"],
      additionalProperties: false,
      properties: { when, ...mapFields(different, withoutDuties) },
    },
  };
  return { ...step, properties: { ...fields, when, instead } };
}

/** Allows a condition on each entry of a list or map. */
function withinEntries(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: mapFields(schema.properties, withinEntries) }),
    ...(isSchema(schema.items) && { items: entry(schema.items) }),
    ...(isSchema(schema.additionalProperties) && {
      additionalProperties: entry(schema.additionalProperties),
    }),
  };
}

function entry(schema: JsonSchema): JsonSchema {
  if (schema.properties)
    return {
      ...withinEntries(schema),
      properties: { ...mapFields(schema.properties, withinEntries), when },
    };
  if (schema.anyOf)
    return {
      ...schema,
      anyOf: schema.anyOf.map((form) => (isSchema(form) && form.properties ? entry(form) : form)),
    };
  if (schema.type !== "string" || schema.pattern) return schema;
  const say: JsonSchema = {
    type: "string",
    description: "The text.",
    examples: ["Calculating your daily needs"],
  };
  return {
    anyOf: [
      schema,
      {
        type: "object",
        required: ["when", "say"],
        additionalProperties: false,
        properties: { when, say },
      },
    ],
  };
}

/** Makes every field optional: a variant leaves out what stays the same. */
function withoutDuties({ required: _, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: mapFields(schema.properties, withoutDuties) }),
    ...(isSchema(schema.additionalProperties) && {
      additionalProperties: withoutDuties(schema.additionalProperties),
    }),
    ...(schema.anyOf && {
      anyOf: schema.anyOf.map((form) => (isSchema(form) ? withoutDuties(form) : form)),
    }),
  };
}

function mapFields(
  fields: NonNullable<JsonSchema["properties"]>,
  change: (field: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, isSchema(field) ? change(field) : {}]),
  );
}

function isSchema(value: unknown): value is JsonSchema {
  return isJsonObject(value);
}
