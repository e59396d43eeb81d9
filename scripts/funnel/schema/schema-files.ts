import type { Assets } from "#funnel/assets.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { flowDefinitions } from "./flow-definitions.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { kindOf, kinds } from "./kinds.ts";
import { type Names, namesIn } from "./names.ts";
import { stepDefinitions } from "./step-definitions.ts";

const ROOT = "funnel.schema.json";
const DIALECT = "http://json-schema.org/draft-07/schema#";
const FOR_EDITORS = "# yaml-language-server: $schema=";

/**
 * The files by which editors complete and underline, by their paths below the funnel's folder. One holds all definitions and describes funnel.yaml;
 * the other kinds of files have small ones that refer to it, since editors load whole files and follow no path within them.
 */
export function schemaFiles(files: FunnelFiles, assets: Assets): Record<string, string> {
  const names = namesIn(files, assets);
  const { funnel, ...others } = Object.fromEntries(
    Object.entries(kinds).map(([kind, { schema, description }]) => [
      kind,
      { title: kind, description, ...jsonSchemaOf(schema) },
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
  const oneOf = (names: string[]): JsonSchema => ({ type: "string", enum: names });
  return {
    icon: oneOf(icons),
    // a name that holds an answer stands for several pictures
    image: { anyOf: [oneOf(images), { type: "string", pattern: "\\{" }] },
    font: oneOf(fonts),
    answer: oneOf([...answers.keys()]),
    exercise: oneOf(exercises),
    route: { anyOf: [oneOf(routes), { type: "string", pattern: "^/" }] },
    timings: {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(timings.map((name) => [name, timingOf(name)])),
    },
  };
}

function timingOf(name: string): JsonSchema {
  return {
    type: "string",
    pattern: "^\\d+(\\.\\d+)? ?(ms|s)$",
    description: `How long "${name}" waits, with its unit.`,
    examples: ["500 ms"],
  };
}

/** A YAML text with the line that names its schema, in the place of an older one. */
export function withFirstLine(path: string, text: string): string {
  const kind = kindOf(path);
  if (kind === undefined) return text;
  const line =
    FOR_EDITORS +
    (kind === "funnel" ? ROOT : `${path.includes("/") ? "../" : ""}.schema/${kind}.json`);
  const rest = text.startsWith(FOR_EDITORS) ? text.replace(/^.*(\r?\n|$)/, "") : text;
  return `${line}${text.includes("\r\n") ? "\r\n" : "\n"}${rest}`;
}
