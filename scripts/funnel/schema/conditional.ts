import { isJsonObject } from "#lib/json.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";

/** They make a step what it is, and are the same for everybody. */
const THE_SAME_FOR_ALL = ["type", "answer", "route", "sensitivity"];

const when: JsonSchema = {
  description: "For whom it is there; for everybody without this line.",
  examples: [{ gender: "male" }],
  ...refTo("condition"),
};

/** A type of step with the conditions that may stand on it and on every entry of its lists, and with what is different for some. */
export function conditionalStep(step: JsonSchema): JsonSchema {
  const fields = mapped(step.properties ?? {}, withinEntries);
  const different = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !THE_SAME_FOR_ALL.includes(name)),
  );
  const instead: JsonSchema = {
    type: "array",
    description:
      "What is different for whom. Only what differs is written; of two that hold the later one counts.",
    examples: [[{ when: { gender: "male" }, title: "How do you like your steak?" }]],
    items: {
      type: "object",
      required: ["when"],
      additionalProperties: false,
      properties: { when, ...mapped(different, withoutDuties) },
    },
  };
  return { ...step, properties: { ...fields, when, instead } };
}

/** With a condition allowed on each entry of a list or map. */
function withinEntries(schema: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: mapped(schema.properties, withinEntries) }),
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
      properties: { ...mapped(schema.properties, withinEntries), when },
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

/** A part of a block may be left out where it is the same as for all. */
function withoutDuties({ required: _, ...schema }: JsonSchema): JsonSchema {
  return {
    ...schema,
    ...(schema.properties && { properties: mapped(schema.properties, withoutDuties) }),
    ...(isSchema(schema.additionalProperties) && {
      additionalProperties: withoutDuties(schema.additionalProperties),
    }),
    ...(schema.anyOf && {
      anyOf: schema.anyOf.map((form) => (isSchema(form) ? withoutDuties(form) : form)),
    }),
  };
}

function mapped(
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
