import { type FlowNode, type ForkArm, type ForkNode, listPlaces } from "#compiler/flow-graph.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import type { Plan } from "#compiler/plan.ts";
import { armsWithVisitors } from "./arms-with-visitors.ts";
import { findWaits } from "./count-paths.ts";
import type { Wait } from "./split-by-duration.ts";

/** The chapter of each step id. A chapter is the name of the step's file. */
type Chapters = Record<string, string>;

/** The map as a Mermaid flowchart, with a subgraph for each chapter. */
export function writeMermaid(plan: Plan, tree: FlowNode[], chapters: Chapters): string {
  const drawing: Drawing = {
    plan,
    chapters,
    visited: armsWithVisitors(plan),
    waits: findWaits(plan),
    ids: new Map(),
    graphs: 0,
    edges: [],
  };
  const nodes = listLines(tree, undefined, drawing);
  for (const [place, to] of Object.entries(plan.next))
    drawing.edges.push(`${findNodeId(place, drawing)} --> ${findNodeId(to, drawing)}`);
  return ["flowchart TD", ...[...nodes, ...drawing.edges].map((text) => `  ${text}`), ""].join(
    "\n",
  );
}

interface Drawing {
  plan: Plan;
  chapters: Chapters;
  visited: Record<string, string[]>;
  waits: Map<string, Wait>;
  ids: Map<string, string>;
  graphs: number;
  edges: string[];
}

function listLines(items: FlowNode[], within: string | undefined, drawing: Drawing): string[] {
  return groupByChapter(items, drawing).flatMap((run) => {
    const lines = run.items.flatMap((item) =>
      item.kind === "step" ? stepLine(item.place, drawing) : forkLines(item, run.chapter, drawing),
    );
    if (run.chapter === undefined || run.chapter === within) return lines;
    return [
      `subgraph chapter${++drawing.graphs}[${label(run.chapter)}]`,
      ...lines.map((text) => `  ${text}`),
      "end",
    ];
  });
}

function stepLine(place: string, drawing: Drawing): string {
  const step = drawing.plan.steps[place];
  const number = step?.number === undefined ? "" : `${step.number}. `;
  const wait = formatWait(drawing.waits.get(place));
  return `${findNodeId(place, drawing)}[${label(`${number}${step?.title ?? place}${wait === undefined ? "" : ` · ${wait}`}`)}]`;
}

function forkLines(item: ForkNode, within: string | undefined, drawing: Drawing): string[] {
  const node = findNodeId(item.fork, drawing);
  for (const [index, arm] of item.arms.entries()) {
    const to = drawing.plan.forks[item.fork]?.[index]?.to ?? "";
    const { text, isClosed } = describeArm(item, arm, drawing);
    drawing.edges.push(
      `${node} ${isClosed ? "-.->" : "-->"}|${label(text)}| ${findNodeId(to, drawing)}`,
    );
  }
  return [
    `${node}{${label(describeFork(item, drawing.plan))}}`,
    ...item.arms.flatMap((arm) => listLines(arm.nodes, within, drawing)),
  ];
}

/** A place's id can be a reserved word in Mermaid, such as `end`. */
function findNodeId(node: string, { ids }: Drawing): string {
  const id = ids.get(node) ?? `n${ids.size + 1}`;
  ids.set(node, id);
  return id;
}

/**
 * Quoted text may contain anything but a quote. Characters that could be read as markup become
 * entities, which start with # in Mermaid.
 */
function label(text: string): string {
  const entities = text
    .replace(/["#&<>`\\]/g, (sign) => `#${sign.codePointAt(0)};`)
    .replace(/\s+/g, " ");
  return `"${entities}"`;
}

/** Groups items into runs of one chapter. Items without a single chapter form a run without one. */
function groupByChapter(
  items: FlowNode[],
  drawing: Drawing,
): { chapter: string | undefined; items: FlowNode[] }[] {
  const runs: { chapter: string | undefined; items: FlowNode[] }[] = [];
  for (const item of items) {
    const chapter = findChapter(item, drawing);
    const last = runs.at(-1);
    if (last && last.chapter === chapter) last.items.push(item);
    else runs.push({ chapter, items: [item] });
  }
  return runs;
}

/** The chapter of an item: its step's, or the one that all steps in its arms share. */
function findChapter(item: FlowNode, { plan, chapters }: Drawing): string | undefined {
  const places = item.kind === "step" ? [item.place] : listPlaces([item]);
  const named = new Set(places.map((place) => chapters[plan.steps[place]?.id ?? ""]));
  return named.size === 1 ? [...named][0] : undefined;
}

/** Shorter waits feel like part of choosing an option. */
const LONG_WAIT_MS = 1000;
const MS_PER_S = 1000;

/**
 * `9.5 s`, or `4.5–8 s` if some visitors wait longer than others. Undefined if no one waits long.
 */
function formatWait({ leastMs, mostMs }: Wait = { leastMs: 0, mostMs: 0 }): string | undefined {
  if (mostMs < LONG_WAIT_MS) return undefined;
  const [least, most] = [leastMs, mostMs].map((ms) => Number((ms / MS_PER_S).toFixed(1)));
  return least === most ? `${most} s` : `${least}–${most} s`;
}

/** `summary: Does the short one sell more?`, or `gender is male?` if the two arms are yes and no. */
function describeFork({ experiment, arms }: ForkNode, { experiments }: Plan): string {
  if (experiment !== undefined) return `${experiment}: ${experiments[experiment]?.question ?? ""}`;
  const [first] = arms;
  return arms.length === 2 && first ? `${describeCondition(first.when)}?` : "What was answered?";
}

/** The label on the line into an arm. `isClosed` if it gets no new visitors any more. */
function describeArm(
  { experiment, arms }: ForkNode,
  arm: ForkArm,
  { plan, visited }: Drawing,
): { text: string; isClosed: boolean } {
  if (experiment === undefined)
    return { text: describeBranchArm(arm, arms.length), isClosed: false };
  const { name = "" } = arm;
  const { winner, arms: shares = {} } = plan.experiments[experiment] ?? {};
  return {
    text: winner === name ? `${name} · winner` : `${name} · ${shares[name] ?? 0}%`,
    isClosed: !visited[experiment]?.includes(name),
  };
}

function describeBranchArm({ isLast, when }: ForkArm, count: number): string {
  if (count === 2) return isLast ? "no" : "yes";
  return isLast ? "otherwise" : describeCondition(when);
}
