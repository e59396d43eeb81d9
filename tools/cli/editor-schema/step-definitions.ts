import { stepTypes } from "#quiz/steps/step-types.ts";
import { conditionalStep } from "./conditional.ts";
import { type JsonSchema, refTo, toJsonSchema } from "./json-schema.ts";

/**
 * The definitions of step files: each id holds a step, and its type decides which fields it has.
 */
export function stepDefinitions(): Record<string, JsonSchema> {
  const types = Object.entries(stepTypes);
  return {
    steps: {
      type: "object",
      description: "Steps, each under its id. Write ids in lower case with dashes.",
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
        { title: `a ${name} step`, description: summary, ...conditionalStep(toJsonSchema(schema)) },
      ]),
    ),
  };
}

/** The step types with their descriptions, in two forms: one for VS Code, one for JetBrains. */
function typeField(types: [string, string][]): JsonSchema {
  return {
    type: "string",
    description: "The type of screen.",
    examples: ["single-choice"],
    enum: types.map(([name]) => name),
    markdownEnumDescriptions: types.map(([, summary]) => summary),
    "x-intellij-enum-metadata": Object.fromEntries(
      types.map(([name, description]) => [name, { description }]),
    ),
  };
}
