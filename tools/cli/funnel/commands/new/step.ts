import { isMap } from "yaml";
import { didYouMean, joinWithOr } from "#compiler/diagnostics/did-you-mean.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { newMessages } from "#compiler/diagnostics/messages/cli/new.ts";
import { isJsonObject, type Json } from "#lib/json.ts";
import { stepTypes } from "#quiz/steps/step-types.ts";
import { type JsonSchema, toJsonSchema } from "#tools/cli/editor-schema/json-schema.ts";
import { collectNames } from "#tools/cli/editor-schema/names.ts";
import { withFirstLine } from "#tools/cli/editor-schema/schema-files.ts";
import type { Folder } from "#tools/cli/funnel-folder/folder.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Edit } from "./edit.ts";
import { stepAfter } from "./flow-places.ts";
import { block, linesAfter, toKey, type YamlText, yamlText } from "./yaml-text.ts";

export interface NewStep {
  type: string;
  id: string;
  after: string;
  title?: string | undefined;
  /** Relative to the funnel's folder; by default, the file that contains `after`. */
  file?: string | undefined;
  /** `rare=Rare`, for a step with options. */
  options: string[];
}

/** Adds a step to its file, and its id to the flow after the step that it follows. */
export function newStep(
  { type, id, after, title, file, options }: NewStep,
  { files, assets }: Folder,
): Edit[] {
  const schema = Object.hasOwn(stepTypes, type) ? stepTypes[type]?.schema : undefined;
  if (!schema) throw new UsageError(unknownType(type));
  const homes = stepFiles(files);
  const home = homes.find(({ ids }) => ids.includes(after));
  if (!home)
    throw new UsageError(
      newMessages.unknownStep({
        step: after,
        suggestion: didYouMean(
          after,
          homes.flatMap(({ ids }) => ids),
        ),
      }),
    );
  const names = collectNames(files, assets);
  const example = createExample(toJsonSchema(schema), {
    answer: [...names.answers.keys()],
    icon: names.icons,
    image: names.images,
    font: names.fonts,
  });
  const step = fillExample(isJsonObject(example) ? example : {}, { id, title, options });
  return [
    inFile(file ?? home.yaml.file, { [id]: step }, after, files),
    ...stepAfter(yamlText("funnel.yaml", files["funnel.yaml"] ?? ""), after, id),
  ];
}

function unknownType(type: string): string {
  const types = Object.keys(stepTypes);
  const suggestion = didYouMean(type, types);
  return suggestion
    ? cliMessages.unknownStepType({ type, suggestion })
    : newMessages.unknownStepType({ type, types: joinWithOr(types) });
}

function stepFiles(files: Folder["files"]): { yaml: YamlText; ids: string[] }[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith("steps/"))
    .map(([path, text]) => {
      const yaml = yamlText(path, text);
      return {
        yaml,
        ids: isMap(yaml.document.contents) ? yaml.document.contents.items.map(toKey) : [],
      };
    });
}

function fillExample(
  example: Record<string, unknown>,
  { id, title, options }: Pick<NewStep, "id" | "title" | "options">,
): Record<string, unknown> {
  const words = id.split("-");
  const choices = options.map((option) => option.split(/=(.*)/s).slice(0, 2));
  const fallback = { first: "First answer", second: "Second answer" };
  return {
    ...example,
    title: title ?? `${words[0]?.charAt(0).toUpperCase()}${words.join(" ").slice(1)}`,
    ...("answer" in example && {
      answer: words
        .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
        .join(""),
    }),
    ...("options" in example && {
      options: choices.length > 0 ? Object.fromEntries(choices) : fallback,
    }),
  };
}

/** Inserts after the step that it follows if that's in the same file, otherwise at the end. */
function inFile(
  file: string,
  step: Record<string, unknown>,
  after: string,
  files: Folder["files"],
): Edit {
  const text = files[file];
  if (text === undefined) return { file, at: 0, text: withFirstLine(file, block(step, "", "\n")) };
  const yaml = yamlText(file, text);
  const pairs = isMap(yaml.document.contents) ? yaml.document.contents.items : [];
  const pair = pairs.find((entry) => toKey(entry) === after);
  const lines = yaml.lineEnd + block(step, "", yaml.lineEnd);
  const value = pair?.value;
  if (isMap(value)) return linesAfter(yaml, value, "", lines);
  return {
    file,
    at: text.length,
    text: (/\n$/.test(text) || text === "" ? "" : yaml.lineEnd) + lines,
  };
}

/** Existing names by definition. The name in a field's own example may not exist in this funnel. */
type Known = Record<string, readonly string[]>;

/** A minimal block that a schema accepts: its required fields, each with its example. */
function createExample(schema: JsonSchema, known: Known): Json | undefined {
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
