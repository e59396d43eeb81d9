import { isMap } from "yaml";
import { newMessages } from "#compiler/diagnostics/messages/cli/new.ts";
import type { Folder } from "#tools/cli/funnel-folder/folder.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Edit } from "./edit.ts";
import { splitAt } from "./flow-places.ts";
import {
  block,
  entryAfter,
  getIndent,
  inline,
  linesAfter,
  toKey,
  type YamlText,
  yamlText,
} from "./yaml-text.ts";

const WHOLE = 10_000;
const PER_CENT = 100;

export interface NewExperiment {
  id: string;
  question: string;
  arms: string[];
  /** The step at which the arms split. */
  at?: string | undefined;
}

/** An experiment with even shares. If a step is given, a split replaces it in the flow. */
export function newExperiment(
  { id, question, arms, at }: NewExperiment,
  { files }: Folder,
): Edit[] {
  const yaml = yamlText("funnel.yaml", files["funnel.yaml"] ?? "");
  const splits = at === undefined ? [] : splitAt(yaml, at, id, arms);
  if (at !== undefined && splits.length === 0)
    throw new UsageError(newMessages.notInFlow({ step: at }));
  return [describeExperiment(yaml, id, question, evenShares(arms)), ...splits];
}

/** Shares in hundredths that add up to exactly 100%: the last arms get the remainder. */
function evenShares(arms: string[]): Record<string, string> {
  const each = Math.floor(WHOLE / arms.length);
  const over = WHOLE - each * arms.length;
  return Object.fromEntries(
    arms.map((arm, index) => [
      arm,
      `${(each + (index >= arms.length - over ? 1 : 0)) / PER_CENT}%`,
    ]),
  );
}

function describeExperiment(
  yaml: YamlText,
  id: string,
  question: string,
  arms: Record<string, string>,
): Edit {
  const { document, lineEnd, file } = yaml;
  const lines = (indent: string) =>
    `${block({ [id]: { question } }, indent, lineEnd)}${indent}  arms: ${inline(arms)}${lineEnd}`;
  const root = document.contents;
  const pairs = isMap(root) ? root.items : [];
  const experiments = pairs.find((pair) => toKey(pair) === "experiments");
  const last = isMap(experiments?.value) ? experiments.value.items.at(-1) : undefined;
  if (isMap(experiments?.value) && last) {
    const indent = experiments.value.flow
      ? ""
      : getIndent(yaml, (last.key as { range?: [number, number, number] }).range?.[0] ?? 0);
    const edit = entryAfter(yaml, experiments.value, last, {
      key: id,
      lines: lines(indent),
      inline: inline({ question, arms }),
    });
    if (edit) return edit;
  }
  if (isMap(experiments?.value)) {
    const [at = 0, until = 0] = experiments.value.range ?? [];
    return { file, at, until, text: lineEnd + lines("  ").trimEnd() };
  }
  const timings = pairs.find((pair) => toKey(pair) === "timings")?.value;
  if (!isMap(timings)) throw new UsageError(newMessages.noTimings);
  return linesAfter(yaml, timings, "", `${lineEnd}experiments:${lineEnd}${lines("  ")}`);
}
