import type { FlowNode, ForkArm, ForkNode } from "#compiler/flow-graph.ts";
import { conditionInWords } from "#compiler/model/condition-in-words.ts";
import type { Plan } from "#compiler/plan.ts";
import { armsWithVisitors } from "../paths/arms-with-visitors.ts";
import { waitsAt } from "../paths/count-paths.ts";
import type { Wait } from "../paths/split-by-duration.ts";
import { type Block, stacked } from "./block.ts";
import { cardBlock } from "./card-block.ts";
import { type Chapters, runsOf } from "./chapters.ts";
import { columnsOf, putInColumns } from "./columns.ts";
import type { FlowMap } from "./flow-map.ts";
import { type ForkArmBlock, forkBlock } from "./fork-block.ts";
import { measures } from "./measures.ts";
import { cut } from "./text-width.ts";
import { waitInWords } from "./wait-in-words.ts";

interface Options {
  chapters?: Chapters;
  /** The number of columns. By default, enough to give the map the shape of a screen. */
  columns?: number;
}

/**
 * Positions everything on the map of a plan. Doesn't depend on files, screens, or fonts, so any
 * page can draw it.
 */
export function layoutOf(
  plan: Plan,
  tree: FlowNode[],
  { chapters = {}, columns }: Options = {},
): FlowMap {
  const map: FlowMap = {
    width: 0,
    height: 0,
    chapters: [],
    cards: [],
    forks: [],
    arms: [],
    lines: [],
  };
  const drawing: Drawing = {
    plan,
    chapters,
    names: [...new Set(Object.values(chapters))],
    visited: armsWithVisitors(plan),
    waits: waitsAt(plan),
  };
  const blocks = tree.map((item) => itemBlock(item, drawing, undefined));
  const lists = columnsOf(runsOf(tree, plan, chapters), blocks, columns).map((column) =>
    listBlock(column, drawing, undefined),
  );
  return { ...map, ...putInColumns(lists, map) };
}

interface Drawing {
  plan: Plan;
  chapters: Chapters;
  names: string[];
  visited: Record<string, string[]>;
  waits: Map<string, Wait>;
}

/** `within` is the chapter that already has its box. */
function listBlock(items: FlowNode[], drawing: Drawing, within: string | undefined): Block {
  const runs = runsOf(items, drawing.plan, drawing.chapters);
  const blocks = runs.map((run) => {
    const list = stacked(
      run.items.map((item) => itemBlock(item, drawing, run.chapter)),
      measures.gap.steps,
    );
    return run.chapter === undefined || run.chapter === within
      ? list
      : chapterBlock(run.chapter, list, drawing);
  });
  return stacked(blocks, measures.gap.steps);
}

function chapterBlock(title: string, list: Block, { names }: Drawing): Block {
  const { padding, header, titleSize } = measures.chapter;
  const width = list.width + 2 * padding;
  const height = list.height + header + padding;
  return {
    width,
    height,
    center: list.center + padding,
    entry: header + list.entry,
    exit: list.exit === undefined ? undefined : header + list.exit,
    putAt: (x, y, map) => {
      const shown = cut(title, { size: titleSize, width: list.center - padding });
      map.chapters.push({ x, y, width, height, title: shown, chapter: names.indexOf(title) });
      list.putAt(x + padding, y + header, map);
    },
  };
}

function itemBlock(item: FlowNode, drawing: Drawing, within: string | undefined): Block {
  return item.kind === "step" ? stepBlock(item.place, drawing) : branchBlock(item, drawing, within);
}

function stepBlock(place: string, { plan, chapters, names, waits }: Drawing): Block {
  const step = plan.steps[place];
  if (!step) throw new Error(`The plan has no step at "${place}".`);
  const chapter = Math.max(names.indexOf(chapters[step.id] ?? ""), 0);
  return cardBlock({
    place,
    step,
    chapter,
    wait: waitInWords(waits.get(place)),
    ends: plan.next[place] === undefined,
  });
}

function branchBlock(item: ForkNode, drawing: Drawing, within: string | undefined): Block {
  const arms = item.arms.map((arm): ForkArmBlock => {
    const list = arm.nodes.length > 0 ? listBlock(arm.nodes, drawing, within) : undefined;
    return { ...armInWords(item, arm, drawing), list };
  });
  return forkBlock(
    { fork: item.fork, experiment: item.experiment, title: forkInWords(item, drawing.plan) },
    arms,
  );
}

/**
 * `summary: Does the short one sell more?`, or `gender is male?` if the two arms are yes and no.
 */
export function forkInWords({ experiment, arms }: ForkNode, { experiments }: Plan): string {
  if (experiment !== undefined) return `${experiment}: ${experiments[experiment]?.question ?? ""}`;
  const [first] = arms;
  return arms.length === 2 && first ? `${conditionInWords(first.when)}?` : "What was answered?";
}

/** The label on the line into an arm. */
export function armInWords(
  { experiment, arms }: ForkNode,
  arm: ForkArm,
  { plan, visited }: Pick<Drawing, "plan" | "visited">,
) {
  if (experiment === undefined)
    return { text: branchArmInWords(arm, arms.length), won: false, faded: false };
  const { name = "" } = arm;
  const { winner, arms: shares = {} } = plan.experiments[experiment] ?? {};
  const won = winner === name;
  return {
    text: won ? `${name} · winner` : `${name} · ${shares[name] ?? 0}%`,
    won,
    faded: !visited[experiment]?.includes(name),
  };
}

function branchArmInWords({ isLast, when }: ForkArm, count: number): string {
  if (count === 2) return isLast ? "no" : "yes";
  return isLast ? "otherwise" : conditionInWords(when);
}
