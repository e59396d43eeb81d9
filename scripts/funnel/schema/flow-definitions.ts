import { kindInWords, valuesOf } from "#funnel/answers.ts";
import type { Domain } from "#steps/step-type.ts";
import { type JsonSchema, refTo } from "./json-schema.ts";
import type { Names } from "./names.ts";

/** What may stand in the flow, and in conditions, with the steps, experiments and answers that there are. */
export function flowDefinitions({
  steps,
  experiments,
  answers,
}: Names): Record<string, JsonSchema> {
  return {
    flow: { type: "array", items: refTo("flow-item") },
    "flow-item": {
      anyOf: [
        { type: "string", enum: steps, description: "A step, by its id." },
        ...[...experiments].map(([id, arms]) => splitOf(id, arms)),
        {
          type: "object",
          title: "branch",
          description: "A branch on answers.",
          required: ["when"],
          additionalProperties: false,
          properties: {
            when: {
              description: "Whom the branch is for.",
              examples: [{ gender: "male" }],
              ...refTo("condition"),
            },
            // biome-ignore lint/suspicious/noThenProperty: a word of the flow
            then: {
              description: "The steps of those for whom it holds.",
              examples: [["first-steak"]],
              ...refTo("flow"),
            },
            else: { description: "The steps of all others.", examples: [[]], ...refTo("flow") },
          },
        },
      ],
    },
    condition: {
      type: "object",
      description: "Answers and what they must be. All that stand in one block must hold.",
      minProperties: 1,
      additionalProperties: false,
      properties: {
        ...Object.fromEntries([...answers].map(([name, domain]) => [name, testOf(name, domain)])),
        arm: {
          type: "object",
          description: "The arm of an experiment.",
          examples: [{ headline: "B" }],
          additionalProperties: false,
          properties: armTests(experiments),
        },
        all: {
          type: "array",
          description: "All of these hold.",
          examples: [[{ gender: "male" }]],
          items: refTo("condition"),
        },
        any: {
          type: "array",
          description: "At least one of these holds.",
          examples: [[{ gender: "male" }]],
          items: refTo("condition"),
        },
        not: {
          description: "This does not hold.",
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

function splitOf(id: string, arms: string[]): JsonSchema {
  const list = (arm: string) => ({
    description: `The steps of arm ${arm}; [] goes straight on.`,
    examples: [["email"]],
    ...refTo("flow"),
  });
  return {
    type: "object",
    title: `split by ${id}`,
    description: `Each arm of the experiment "${id}" gets its own list.`,
    required: ["split", ...arms],
    additionalProperties: false,
    properties: {
      split: {
        const: id,
        description: "The experiment by which visitors are divided.",
        examples: [id],
      },
      ...Object.fromEntries(arms.map((arm) => [arm, list(arm)])),
    },
  };
}

function testOf(name: string, domain: Domain): JsonSchema {
  const values = valuesOf(domain);
  const description = `The answer "${name}", ${kindInWords(domain.kind)}.`;
  const limit = (words: string) => ({
    type: "number" as const,
    description: words,
    examples: [50],
  });
  if (domain.kind === "number") {
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
  if (!values || domain.kind === "map") return { description, not: {} };
  const value: JsonSchema = { type: "string", enum: values };
  if (domain.kind === "many") {
    const has = {
      ...value,
      description: "A value that was chosen among others.",
      examples: values.slice(0, 1),
    };
    const not = {
      type: "object" as const,
      description: "It has not this value.",
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
  const is: JsonSchema = { ...value, description: "It is this.", examples: values.slice(0, 1) };
  const several: JsonSchema = {
    type: "array",
    items: value,
    description: "It is one of these.",
    examples: [values.slice(0, 2)],
  };
  const not = {
    description: "It is another than this.",
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
