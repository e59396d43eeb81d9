import { isJsonObject } from "#lib/json.ts";
import type { JsonSchema } from "./json-schema.ts";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Turns the schema of answers into a TypeScript type, for programs that read them. */
export function answerTypes({ title, description, properties = {} }: JsonSchema): string {
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    isSchema(field)
      ? [
          ...comment(`${field.title}\n${field.description}`, "  "),
          `  ${toKey(name)}?: ${toTypeText(field)};`,
        ]
      : [],
  );
  return [
    ...comment(`${title}\n${description}`, ""),
    "export interface Answers {",
    ...fields,
    "}",
  ].join("\n");
}

function toTypeText(schema: JsonSchema): string {
  if (schema.anyOf)
    return schema.anyOf.map((form) => (isSchema(form) ? toTypeText(form) : "unknown")).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "integer") return "number";
  if (schema.type === "array")
    return `Array<${isSchema(schema.items) ? toTypeText(schema.items) : "unknown"}>`;
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field)
      ? `${toKey(name)}${schema.required?.includes(name) ? "" : "?"}: ${toTypeText(field)}`
      : [],
  );
  return `{ ${fields.join("; ")} }`;
}

function comment(text: string, indent: string): string[] {
  const lines = text.replaceAll("*/", "* /").split("\n");
  return lines.length === 1
    ? [`${indent}/** ${lines[0]} */`]
    : [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}

function toKey(name: string): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(name);
}

function isSchema(value: unknown): value is JsonSchema {
  return isJsonObject(value);
}
