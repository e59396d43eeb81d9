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

/** Writes a sample where its remarks say: `in steps/food.yaml`, `in the flow behind goals`, `the flow from age to sales`, `without age`. Throws where they say nothing. */
export function applySample({ text, remarks }: Sample, folder: string): void {
  const said = (pattern: RegExp) => remarks.map((remark) => pattern.exec(remark)).find(Boolean);
  const [, file] = said(/^in ([\w/-]+\.yaml)$/) ?? [];
  if (!file)
    throw new Error(
      "Nothing says where this sample belongs. Write <!-- in steps/food.yaml --> above it, or <!-- not run: and why -->.",
    );
  const sample = parseDocument(text);
  if (sample.errors[0] || !isMap(sample.contents))
    throw new Error(`This is no YAML of fields: ${sample.errors[0]?.message ?? text}`);
  const [, from, to] = said(/^the flow from ([\w-]+) to ([\w-]+)$/) ?? [];
  edit(join(folder, file), (document) => {
    if (from && to) spliceFlow(flowOf(document), [from, to], flowOf(sample).items);
    else merge(document.contents as YAMLMap, sample.contents as YAMLMap);
  });
  const [, gone] = said(/^without ([\w-]+)$/) ?? [];
  if (gone) takeOut(gone, folder);
  const [, before] = said(/^in the flow behind ([\w-]+)$/) ?? [];
  const ids = (sample.contents as YAMLMap).items.map(({ key }) => key);
  if (before)
    edit(join(folder, "funnel.yaml"), (document) =>
      spliceFlow(flowOf(document), [before, before], [document.createNode(before), ...ids]),
    );
}

/** Remarks, blank lines and order of the file stay, so that problems are found on the lines on which an author would find them. */
function edit(path: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  // braces have room within, brackets have none: as the funnel is written
  const text = document.toString({ lineWidth: 0 }).replaceAll(/\[ ([^\]\n]+) \]/g, "[$1]");
  writeFileSync(path, text);
}

/** Blocks are taken field by field, everything else whole. */
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
  edit(join(folder, "funnel.yaml"), (document) => spliceFlow(flowOf(document), [step, step], []));
}

function flowOf(document: Document): YAMLSeq {
  const flow = document.get("flow");
  if (!isSeq(flow)) throw new Error("There is no flow here.");
  return flow;
}

function spliceFlow(flow: YAMLSeq, range: [string, string], items: unknown[]): void {
  const [first = -1, last = -1] = range.map((id) =>
    flow.items.findIndex((item) => isScalar(item) && item.value === id),
  );
  if (first < 0 || last < first) throw new Error(`The flow has no "${range.join('" to "')}".`);
  flow.items.splice(first, last - first + 1, ...items);
}
