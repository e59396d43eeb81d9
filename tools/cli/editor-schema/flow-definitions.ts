import { describeKind, getValues } from "#compiler/model/answers.ts";
import type { Domain } from "#quiz/steps/step-type.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";
import type { Names } from "./names.ts";

/** The definitions of the flow and of conditions, for the existing steps, experiments, and answers. */
export function flowDefinitions({
  steps,
  experiments,
  answers,
}: Names): Record<string, JsonSchema> {
  return {
    flow: { type: "array", items: refTo("flow-item") },
    "flow-item": {
      anyOf: [
        { type: "string", enum: steps, description: "The id of a step." },
        ...[...experiments].map(([id, arms]) => createSplitSchema(id, arms)),
        {
          type: "object",
          title: "branch",
          description: "A branch that depends on answers.",
          required: ["when"],
          additionalProperties: false,
          properties: {
            when: {
              description: "Who takes this branch.",
              examples: [{ gender: "male" }],
              ...refTo("condition"),
            },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of the flow
            then: {
              description: "The steps if the condition is true.",
              examples: [["first-steak"]],
              ...refTo("flow"),
            },
            else: { description: "The steps for everyone else.", examples: [[]], ...refTo("flow") },
          },
        },
      ],
    },
    condition: {
      type: "object",
      description: "Answers and their required values. All tests in one block must be true.",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        ...Object.fromEntries(
          [...answers].map(([name, domain]) => [name, createTestSchema(name, domain)]),
        ),
        arm: {
          type: "object",
          description: "The arm of an experiment.",
          examples: [{ headline: "B" }],
          additionalProperties: false,
          properties: armTests(experiments),
        },
        all: {
          type: "array",
          description: "All of these are true.",
          examples: [[{ gender: "male" }]],
          items: refTo("condition"),
        },
        any: {
          type: "array",
          description: "At least one of these is true.",
          examples: [[{ gender: "male" }]],
          items: refTo("condition"),
        },
        not: {
          description: "This isn't true.",
          examples: [{ gender: "male" }],
          ...refTo("condition"),
        },
      },
    },
  };
}

function armTests(experiments: Names["experiments"]): Record<string, JsonSchema> {
  const test = (id: string, arms: string[]): JsonSchema => ({
    description: `The arm of "${id}".`,
    examples: arms.slice(0, 1),
    anyOf: [
      { type: "string", enum: arms },
      { type: "array", items: { type: "string", enum: arms } },
      { type: "object", properties: {} },
    ],
  });
  return Object.fromEntries([...experiments].map(([id, arms]) => [id, test(id, arms)]));
}

function createSplitSchema(id: string, arms: string[]): JsonSchema {
  const list = (arm: string) => ({
    description: `The steps of arm ${arm}. Write [] to add none.`,
    examples: [["email"]],
    ...refTo("flow"),
  });
  return {
    type: "object",
    title: `split by ${id}`,
    description: `A split: each arm of the experiment "${id}" has its own list of steps.`,
    required: ["split", ...arms],
    additionalProperties: false,
    properties: {
      split: {
        const: id,
        description: "The experiment that splits the visitors.",
        examples: [id],
      },
      ...Object.fromEntries(arms.map((arm) => [arm, list(arm)])),
    },
  };
}

function createTestSchema(name: string, domain: Domain): JsonSchema {
  const values = getValues(domain);
  const description = `The answer "${name}", ${describeKind(domain.kind)}.`;
  if (domain.kind === "number") return numberTest(description);
  if (!values || domain.kind === "map") return { description, not: {} };
  return domain.kind === "many" ? manyTest(description, values) : oneTest(description, values);
}

function numberTest(description: string): JsonSchema {
  const limit = (words: string) => ({
    type: "number" as const,
    description: words,
    examples: [50],
  });
  const properties = {
    atLeast: limit("This number or more."),
    atMost: limit("This number or less."),
    not: {
      type: "object" as const,
      description: "Not in this range.",
      examples: [{ atLeast: 50 }],
    },
  };
  return {
    type: "object",
    description,
    examples: [{ atLeast: 50 }],
    additionalProperties: false,
    properties,
  };
}

/** Tests an answer with several values. */
function manyTest(description: string, values: string[]): JsonSchema {
  const has = {
    type: "string" as const,
    enum: values,
    description: "The visitor chose this value, maybe with others.",
    examples: values.slice(0, 1),
  };
  const not = {
    type: "object" as const,
    description: "The visitor didn't choose this value.",
    examples: [{ has: values[0] }],
    properties: { has },
  };
  return {
    type: "object",
    description,
    examples: [{ has: values[0] }],
    additionalProperties: false,
    properties: { has, not },
  };
}

/** Tests an answer with one value. */
function oneTest(description: string, values: string[]): JsonSchema {
  const value: JsonSchema = { type: "string", enum: values };
  const is: JsonSchema = {
    ...value,
    description: "The answer is this value.",
    examples: values.slice(0, 1),
  };
  const several: JsonSchema = {
    type: "array",
    items: value,
    description: "The answer is one of these values.",
    examples: [values.slice(0, 2)],
  };
  const not = {
    description: "The answer is anything but this.",
    examples: values.slice(0, 1),
    anyOf: [value, several],
  };
  return {
    description,
    examples: values.slice(0, 1),
    anyOf: [
      value,
      several,
      { type: "object", additionalProperties: false, properties: { not, is, oneOf: several } },
    ],
  };
}
