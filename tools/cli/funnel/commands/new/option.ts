import { isMap, type YAMLMap } from "yaml";
import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { newMessages } from "#compiler/diagnostics/messages/cli/new.ts";
import type { Folder } from "#tools/cli/funnel-folder/folder.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Edit } from "./edit.ts";
import {
  block,
  entryAfter,
  entryBefore,
  getIndent,
  inline,
  listPairs,
  toKey,
  type YamlText,
  yamlText,
} from "./yaml-text.ts";

export interface NewOption {
  step: string;
  value: string;
  label: string;
  /** The value of the option before it; by default, the last one. */
  after?: string | undefined;
  /** The value of the option after it, instead of `after`. */
  before?: string | undefined;
  icon?: string | undefined;
  image?: string | undefined;
}

/** Adds an option to the list of its step. */
export function newOption(option: NewOption, { files }: Folder): Edit[] {
  const { yaml, options, areCards } = findOptions(option.step, files);
  if (areCards && !option.image) throw new UsageError(newMessages.cardWithoutImage(option));
  const pairs = listPairs(options);
  const named = option.before ?? option.after;
  const beside = named === undefined ? pairs.at(-1) : pairs.find((pair) => toKey(pair) === named);
  if (!beside)
    throw new UsageError(
      newMessages.unknownOption({
        step: option.step,
        option: named ?? "",
        suggestion: didYouMean(named ?? "", pairs.map(toKey)),
      }),
    );
  const { value, label, icon, image } = option;
  const content = icon || image ? { label, ...(icon && { icon }), ...(image && { image }) } : label;
  const keyAt = (beside.key as { range?: [number, number, number] }).range?.[0] ?? 0;
  const indent = getIndent(yaml, keyAt);
  const line =
    typeof content === "string"
      ? block({ [value]: content }, indent, yaml.lineEnd)
      : `${indent}${inline(value)}: ${inline(content)}${yaml.lineEnd}`;
  const entry = { key: value, lines: line, inline: inline(content) };
  const edit =
    option.before === undefined
      ? entryAfter(yaml, options, beside, entry)
      : entryBefore(yaml, options, beside, entry);
  return edit ? [edit] : [];
}

function findOptions(
  step: string,
  files: Folder["files"],
): { yaml: YamlText; options: YAMLMap; areCards: boolean } {
  const steps = Object.keys(files).filter((path) => path.startsWith("steps/"));
  const ids: string[] = [];
  for (const path of steps) {
    const yaml = yamlText(path, files[path] ?? "");
    const fields = yaml.document.get(step);
    ids.push(...(isMap(yaml.document.contents) ? yaml.document.contents.items.map(toKey) : []));
    if (!isMap(fields)) continue;
    const cards = fields.get("cards");
    const options = fields.get("options") ?? cards;
    if (isMap(options)) return { yaml, options, areCards: options === cards };
    throw new UsageError(newMessages.noOptions({ step }));
  }
  throw new UsageError(newMessages.unknownStep({ step, suggestion: didYouMean(step, ids) }));
}
