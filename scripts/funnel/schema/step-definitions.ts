import { stepTypes } from "#steps/step-types.ts";
import { conditionalStep } from "./conditional.ts";
import { type JsonSchema, jsonSchemaOf, refTo } from "./json-schema.ts";

/** What a file of steps may say: under each id a step, whose fields depend on its type. */
export function stepDefinitions(): Record<string, JsonSchema> {
  const types = Object.entries(stepTypes);
  return {
    steps: {
      type: "object",
      description: "Steps, each under its id. An id is written in lower case with dashes.",
      propertyNames: { pattern: "^(?!\\d+$)[a-z0-9]+(-[a-z0-9]+)*$" },
      additionalProperties: refTo("step"),
    },
    step: {
      type: "object",
      required: ["type", "title"],
      properties: { type: typeField(types.map(([name, { summary }]) => [name, summary])) },
      anyOf: types.map(([name]) => refTo(`step-${name}`)),
    },
    ...Object.fromEntries(
      types.map(([name, { schema, summary }]) => [
        `step-${name}`,
        { title: `a ${name} step`, description: summary, ...conditionalStep(jsonSchemaOf(schema)) },
      ]),
    ),
  };
}

/** The types with their sentences, each in the way of an editor: VS Code's and JetBrains'. */
function typeField(types: [string, string][]): JsonSchema {
  return {
    type: "string",
    description: "What kind of screen it is.",
    examples: ["single-choice"],
    enum: types.map(([name]) => name),
    markdownEnumDescriptions: types.map(([, summary]) => summary),
    "x-intellij-enum-metadata": Object.fromEntries(
      types.map(([name, description]) => [name, { description }]),
    ),
  };
}
