import { isMap } from "yaml";
import { didYouMean, oneOf } from "#funnel/did-you-mean.ts";
import { isJsonObject } from "#lib/json.ts";
import { stepTypes } from "#steps/step-types.ts";
import { Misuse } from "../command.ts";
import type { Folder } from "../folder.ts";
import { jsonSchemaOf } from "../schema/json-schema.ts";
import { namesIn } from "../schema/names.ts";
import { withFirstLine } from "../schema/schema-files.ts";
import type { Edit } from "./edit.ts";
import { exampleOf } from "./example-of.ts";
import { stepAfter } from "./flow-places.ts";
import { block, keyOf, linesAfter, type YamlText, yamlText } from "./yaml-text.ts";

export interface NewStep {
  type: string;
  id: string;
  after: string;
  title?: string | undefined;
  /** Below the funnel's folder; where `after` stands, if it is not named. */
  file?: string | undefined;
  /** `rare=Rare`, of a step with options. */
  options: string[];
}

/** A step in its file, behind the step that it follows, and its id in the flow. */
export function newStep(
  { type, id, after, title, file, options }: NewStep,
  { files, assets }: Folder,
): Edit[] {
  const schema = Object.hasOwn(stepTypes, type) ? stepTypes[type]?.schema : undefined;
  if (!schema)
    throw new Misuse(
      `"${type}" is no type of step.${didYouMean(type, Object.keys(stepTypes)) || ` There are ${oneOf(Object.keys(stepTypes))}.`}`,
    );
  const homes = stepFiles(files);
  const home = homes.find(({ ids }) => ids.includes(after));
  if (!home)
    throw new Misuse(
      `"${after}" is no step.${didYouMean(
        after,
        homes.flatMap(({ ids }) => ids),
      )}`,
    );
  const names = namesIn(files, assets);
  const example = exampleOf(jsonSchemaOf(schema), {
    answer: [...names.answers.keys()],
    icon: names.icons,
    image: names.images,
    font: names.fonts,
  });
  const step = filled(isJsonObject(example) ? example : {}, { id, title, options });
  return [
    inFile(file ?? home.yaml.file, { [id]: step }, after, files),
    ...stepAfter(yamlText("funnel.yaml", files["funnel.yaml"] ?? ""), after, id),
  ];
}

function stepFiles(files: Folder["files"]): { yaml: YamlText; ids: string[] }[] {
  return Object.entries(files)
    .filter(([path]) => path.startsWith("steps/"))
    .map(([path, text]) => {
      const yaml = yamlText(path, text);
      return {
        yaml,
        ids: isMap(yaml.document.contents) ? yaml.document.contents.items.map(keyOf) : [],
      };
    });
}

function filled(
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

/** Behind the step that it follows where that one stands in the same file, else at the file's end. */
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
  const pair = pairs.find((entry) => keyOf(entry) === after);
  const lines = yaml.lineEnd + block(step, "", yaml.lineEnd);
  const value = pair?.value;
  if (isMap(value)) return linesAfter(yaml, value, "", lines);
  return {
    file,
    at: text.length,
    text: (/\n$/.test(text) || text === "" ? "" : yaml.lineEnd) + lines,
  };
}
