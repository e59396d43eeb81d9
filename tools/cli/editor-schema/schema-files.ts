import { productParts } from "#compiler/model/product-parts.ts";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";
import { conditionalStep } from "./conditional.ts";
import { flowDefinitions } from "./flow-definitions.ts";
import { type JsonSchema, refTo, toJsonSchema } from "./json-schema.ts";
import { findKind, kinds } from "./kinds.ts";
import { collectNames, type Names } from "./names.ts";

const ROOT = "funnel.schema.json";
const DIALECT = "http://json-schema.org/draft-07/schema#";
const FOR_EDITORS = "# yaml-language-server: $schema=";

/**
 * The schema files for editors, by their paths in the funnel's folder. One holds all definitions
 * and describes funnel.yaml. The other kinds of files have small ones that refer to it, because
 * editors load whole files and don't follow a path within one.
 */
export function schemaFiles(files: FunnelFiles, assets: Assets): Record<string, string> {
  const names = collectNames(files, assets);
  const { funnel, ...others } = Object.fromEntries(
    Object.entries(kinds).map(([kind, { schema, description }]) => [
      kind,
      { title: kind, description, ...toJsonSchema(schema) },
    ]),
  );
  const root = {
    $schema: DIALECT,

    ...funnel,
    definitions: {
      ...nameDefinitions(names),
      ...flowDefinitions(names),
      ...stepDefinitions(),
      ...others,
    },
  };
  const small = ["steps", ...Object.keys(others)].map((kind) => [
    `.schema/${kind}.json`,
    { $schema: DIALECT, $ref: `../${ROOT}#/definitions/${kind}` },
  ]);
  return Object.fromEntries(
    [[ROOT, root], ...small].map(([path, schema]) => [
      path,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  );
}

function nameDefinitions({
  answers,
  timings,
  routes,
  exercises,
  icons,
  images,
  fonts,
}: Names): Record<string, JsonSchema> {
  const createEnum = (names: string[]): JsonSchema => ({ type: "string", enum: names });
  return {
    icon: createEnum(icons),
    // A name with an answer in it stands for several pictures.
    image: { anyOf: [createEnum(images), { type: "string", pattern: "\\{" }] },
    font: createEnum(fonts),
    answer: createEnum([...answers.keys()]),
    exercise: createEnum(exercises),
    keeper: {
      anyOf: [createEnum(Object.keys(productParts)), { type: "string", pattern: "^(https://|/)" }],
    },
    route: { anyOf: [createEnum(routes), { type: "string", pattern: "^/" }] },
    timings: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(timings.map((name) => [name, createTimingSchema(name)])),
    },
  };
}

function createTimingSchema(name: string): JsonSchema {
  return {
    type: "string",
    pattern: "^\\d+(\\.\\d+)? ?(ms|s)$",
    description: `How long "${name}" waits, with its unit.`,
    examples: ["500 ms"],
  };
}

/** Sets the line that names the schema at the top of a YAML text, replacing an older one. */
export function withFirstLine(path: string, text: string): string {
  const kind = findKind(path);
  if (kind === undefined) return text;
  const line =
    FOR_EDITORS +
    (kind === "funnel" ? ROOT : `${"../".repeat(path.split("/").length - 1)}.schema/${kind}.json`);
  const rest = text.startsWith(FOR_EDITORS) ? text.replace(/^.*(\r?\n|$)/, "") : text;
  return `${line}${text.includes("\r\n") ? "\r\n" : "\n"}${rest}`;
}

/**
 * The definitions of step files: each id holds a step, and its type decides which fields it has.
 */
function stepDefinitions(): Record<string, JsonSchema> {
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
