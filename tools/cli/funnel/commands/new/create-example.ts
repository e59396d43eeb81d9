import { isJsonObject, type Json } from "#lib/json.ts";
import type { JsonSchema } from "#tools/cli/editor-schema/json-schema.ts";

/** Existing names by definition. The name in a field's own example may not exist in this funnel. */
export type Known = Record<string, readonly string[]>;

/** A minimal block that a schema accepts: its required fields, each with its example. */
export function createExample(schema: JsonSchema, known: Known): Json | undefined {
  const [example] = (schema.examples ?? []) as Json[];
  if (schema.const !== undefined) return schema.const as Json;
  const named = findRefName(schema);
  if (named) return nameThatIsThere(example, known[named] ?? []);
  if (schema.properties) {
    const needed = schema.required ?? [];
    const fields = Object.entries(schema.properties).filter(([name]) => needed.includes(name));
    return Object.fromEntries(
      fields.flatMap(([name, field]) => withValue(name, createExample(field as JsonSchema, known))),
    );
  }
  if (isJsonObject(schema.items) && "properties" in schema.items)
    return [createExample(schema.items as JsonSchema, known) ?? {}];
  if (isJsonObject(schema.additionalProperties) && isJsonObject(example))
    return mapEntries(example, schema.additionalProperties as JsonSchema, known);
  return example;
}

function withValue(name: string, value: Json | undefined): [string, Json][] {
  return value === undefined ? [] : [[name, value]];
}

/** Builds entries with fields from existing names, so that no picture is missing. */
function mapEntries(example: Record<string, Json>, entry: JsonSchema, known: Known): Json {
  return entry.properties
    ? Object.fromEntries(
        Object.keys(example).map((key) => [key, createExample(entry, known) ?? {}]),
      )
    : example;
}

/** The definition that a field refers to, directly or in its short form. */
function findRefName({ $ref, anyOf }: JsonSchema): string | undefined {
  const ref = $ref ?? (anyOf?.[0] as JsonSchema | undefined)?.$ref;
  return typeof ref === "string" ? ref.replace("#/definitions/", "") : undefined;
}

function nameThatIsThere(example: Json | undefined, names: readonly string[]): Json | undefined {
  const isThere = typeof example !== "string" || example.includes("{") || names.includes(example);
  return isThere ? example : (names[0] ?? example);
}
