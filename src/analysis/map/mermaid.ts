import type { FlowNode, ForkNode } from "#compiler/flow-graph.ts";
import type { Plan } from "#compiler/plan.ts";
import { armsWithVisitors } from "../paths/arms-with-visitors.ts";
import { waitsAt } from "../paths/count-paths.ts";
import type { Wait } from "../paths/split-by-duration.ts";
import { type Chapters, runsOf } from "./chapters.ts";
import { armInWords, forkInWords } from "./layout.ts";
import { waitInWords } from "./wait-in-words.ts";

/** The map as a Mermaid flowchart, with a subgraph for each chapter. */
export function mermaidOf(plan: Plan, tree: FlowNode[], chapters: Chapters): string {
  const drawing: Drawing = {
    plan,
    chapters,
    visited: armsWithVisitors(plan),
    waits: waitsAt(plan),
    ids: new Map(),
    graphs: 0,
    edges: [],
  };
  const nodes = listLines(tree, undefined, drawing);
  for (const [place, to] of Object.entries(plan.next))
    drawing.edges.push(`${idOf(place, drawing)} --> ${idOf(to, drawing)}`);
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
  return runsOf(items, drawing.plan, drawing.chapters).flatMap((run) => {
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
  const wait = waitInWords(drawing.waits.get(place));
  return `${idOf(place, drawing)}[${label(`${number}${step?.title ?? place}${wait === undefined ? "" : ` · ${wait}`}`)}]`;
}

function forkLines(item: ForkNode, within: string | undefined, drawing: Drawing): string[] {
  const node = idOf(item.fork, drawing);
  for (const [index, arm] of item.arms.entries()) {
    const to = drawing.plan.forks[item.fork]?.[index]?.to ?? "";
    const { text, faded } = armInWords(item, arm, drawing);
    drawing.edges.push(`${node} ${faded ? "-.->" : "-->"}|${label(text)}| ${idOf(to, drawing)}`);
  }
  return [
    `${node}{${label(forkInWords(item, drawing.plan))}}`,
    ...item.arms.flatMap((arm) => listLines(arm.nodes, within, drawing)),
  ];
}

/** A place's id can be a reserved word in Mermaid, such as `end`. */
function idOf(node: string, { ids }: Drawing): string {
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
