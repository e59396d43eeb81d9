import { isScalar, type Scalar, type YAMLSeq } from "yaml";
import type { Edit } from "./edit.ts";
import { findLists, getIndent, inline, linesAfter, type YamlText } from "./yaml-text.ts";

interface Place {
  list: YAMLSeq;
  item: Scalar;
}

/** Every place where the flow names a step. A step can appear once, or in several arms. */
function findPlaces({ document }: YamlText, step: string): Place[] {
  return findLists(document.get("flow")).flatMap((list) =>
    list.items.flatMap((item) => (isScalar(item) && item.value === step ? [{ list, item }] : [])),
  );
}

/** Inserts a step after another one everywhere in the flow. */
export function stepAfter(yaml: YamlText, after: string, step: string): Edit[] {
  return findPlaces(yaml, after).map(({ list, item }) => {
    if (list.flow) return { file: yaml.file, at: item.range?.[1] ?? 0, text: `, ${inline(step)}` };
    const indent = dashIndent(yaml, item);
    return linesAfter(yaml, item, indent, `${indent}- ${inline(step)}${yaml.lineEnd}`);
  });
}

/**
 * Replaces a step with a split. Every arm begins with that step, so nothing changes for visitors
 * yet.
 */
export function splitAt(yaml: YamlText, step: string, experiment: string, arms: string[]): Edit[] {
  return findPlaces(yaml, step).map(({ list, item }) => {
    const [at = 0, until = 0] = item.range ?? [];
    const { file, lineEnd } = yaml;
    const lists = arms.map((arm) => `${arm}: [${inline(step)}]`);
    if (list.flow)
      return { file, at, until, text: `{ split: ${experiment}, ${lists.join(", ")} }` };
    const indent = `${dashIndent(yaml, item)}  `;
    return {
      file,
      at,
      until,
      text: [`split: ${experiment}`, ...lists.map((line) => indent + line)].join(lineEnd),
    };
  });
}

function dashIndent(yaml: YamlText, item: Scalar): string {
  const at = item.range?.[0] ?? 0;
  return getIndent(yaml, yaml.text.lastIndexOf("-", at - 1));
}
