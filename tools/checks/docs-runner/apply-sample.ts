import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import type { Sample } from "./read-guide.ts";

/**
 * Writes a sample to the place that its comments name: `in steps/food.yaml`, `in the flow behind
 * goals`, `the flow from age to sales`, `without age`. Throws if they name none.
 */
export function applySample({ text, remarks }: Sample, folder: string): void {
  const match = (pattern: RegExp) => remarks.map((remark) => pattern.exec(remark)).find(Boolean);
  const [, file] = match(/^in ([\w/-]+\.yaml)$/) ?? [];
  if (!file)
    throw new Error(
      "This sample doesn't say where it belongs. Write <!-- in steps/food.yaml --> above it, or <!-- not run: and why -->.",
    );
  const sample = parseDocument(text);
  if (sample.errors[0] || !isMap(sample.contents))
    throw new Error(`This sample isn't YAML with fields: ${sample.errors[0]?.message ?? text}`);
  const [, from, to] = match(/^the flow from ([\w-]+) to ([\w-]+)$/) ?? [];
  edit(join(folder, file), (document) => {
    if (from && to) spliceFlow(getFlow(document), [from, to], getFlow(sample).items);
    else merge(document.contents as YAMLMap, sample.contents as YAMLMap);
  });
  const [, gone] = match(/^without ([\w-]+)$/) ?? [];
  if (gone) takeOut(gone, folder);
  const [, before] = match(/^in the flow behind ([\w-]+)$/) ?? [];
  const ids = (sample.contents as YAMLMap).items.map(({ key }) => key);
  if (before)
    edit(join(folder, "funnel.yaml"), (document) =>
      spliceFlow(getFlow(document), [before, before], [document.createNode(before), ...ids]),
    );
}

/**
 * Keeps the file's comments, blank lines, and order, so that errors are on the lines where an
 * author would see them.
 */
function edit(path: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  // Spaces inside braces, none inside brackets, as in the rest of the funnel.
  const text = document.toString({ lineWidth: 0 }).replaceAll(/\[ ([^\]\n]+) \]/g, "[$1]");
  writeFileSync(path, text);
}

/** Merges blocks field by field, and replaces any other value. */
function merge(into: YAMLMap, from: YAMLMap): void {
  for (const pair of from.items) {
    const old = into.get(pair.key, true);
    if (isMap(old) && isMap(pair.value)) merge(old, pair.value);
    else into.set(pair.key, pair.value);
  }
}

function takeOut(step: string, folder: string): void {
  for (const file of readdirSync(join(folder, "steps")))
    edit(join(folder, "steps", file), (document) => document.delete(step));
  edit(join(folder, "funnel.yaml"), (document) => spliceFlow(getFlow(document), [step, step], []));
}

function getFlow(document: Document): YAMLSeq {
  const flow = document.get("flow");
  if (!isSeq(flow)) throw new Error("funnel.yaml has no flow.");
  return flow;
}

function spliceFlow(flow: YAMLSeq, range: [string, string], items: unknown[]): void {
  const [first = -1, last = -1] = range.map((id) =>
    flow.items.findIndex((item) => isScalar(item) && item.value === id),
  );
  if (first < 0 || last < first) throw new Error(`The flow has no "${range.join('" to "')}".`);
  flow.items.splice(first, last - first + 1, ...items);
}
