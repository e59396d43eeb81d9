import type { Condition } from "#lib/conditions.ts";
import type { AnyStep } from "#quiz/steps/step.ts";
import type { Plan } from "./plan.ts";
import type { Branch, FlowItem, StepItem } from "./read/flow.ts";
import { memoizeByFunnel } from "./read/memoize-by-funnel.ts";
import type { Funnel } from "./read/read-funnel.ts";
import { conditional } from "./read/read-steps.ts";

/** The flow twice: as the connections of a plan, and as the tree that authors wrote. */
export interface FlowGraph extends Pick<Plan, "steps" | "next" | "forks"> {
  tree: FlowNode[];
}

/** An item of the flow with its place in the plan, in the order in which visitors see them. */
export type FlowNode = StepNode | ForkNode;

export interface StepNode {
  kind: "step";
  place: string;
  item: StepItem;
}

export interface ForkNode {
  kind: "fork";
  fork: string;
  /** The experiment that decides. Absent if answers decide. */
  experiment?: string;
  item: Branch;
  /** Each list rejoins at the node after the fork. */
  arms: ForkArm[];
}

export interface ForkArm {
  /** The arm of the experiment. Absent if answers decide. */
  name?: string;
  when: Condition;
  /** Takes every visitor that no earlier arm took. */
  isLast: boolean;
  nodes: FlowNode[];
}

/** Gives every item of the flow its place, its number, and what follows it. */
export const buildFlowGraph = memoizeByFunnel((funnel: Funnel): FlowGraph => {
  const drawing: Drawing = { funnel, steps: {}, next: {}, forks: {}, uses: new Map() };
  const { nodes } = placeList(funnel.flow, { open: [], asked: 0 }, drawing);
  const { steps, next, forks } = drawing;
  return { steps, next, forks, tree: nodes };
});

/** The places of all steps in these nodes, those in forks included, in reading order. */
export function listPlaces(nodes: FlowNode[]): string[] {
  return nodes.flatMap((node) =>
    node.kind === "step" ? [node.place] : node.arms.flatMap((arm) => listPlaces(arm.nodes)),
  );
}

interface Drawing extends Omit<FlowGraph, "tree"> {
  funnel: Funnel;
  /** The number of places that each step already has. */
  uses: Map<string, number>;
}

/**
 * Where the graph ends so far: the connections that still need a target, and the number of
 * questions asked before them.
 */
interface Ends {
  open: ((to: string) => void)[];
  asked: number;
}

function placeList(
  items: FlowItem[],
  start: Ends,
  drawing: Drawing,
): { nodes: FlowNode[]; ends: Ends } {
  const nodes: FlowNode[] = [];
  let ends = start;
  for (const item of items) {
    const placed =
      item.kind === "step" ? placeStep(item, ends, drawing) : placeFork(item, ends, drawing);
    nodes.push(placed.node);
    ends = placed.ends;
  }
  return { nodes, ends };
}

function placeStep(
  item: StepItem,
  { open, asked }: Ends,
  { funnel, steps, next, uses }: Drawing,
): { node: StepNode; ends: Ends } {
  const { step: id } = item;
  const authored = funnel.steps.get(id);
  if (!authored) throw new Error(`The flow has an unknown step "${id}". A check reports it first.`);
  const use = (uses.get(id) ?? 0) + 1;
  uses.set(id, use);
  const place = use === 1 ? id : `${id}~${use}`;
  const number = authored.type.counted ? asked + 1 : undefined;
  const own = { id, route: authored.route, ...(number === undefined ? {} : { number }) };
  // Only a type's own folder knows the fields of the type.
  steps[place] = {
    continue: funnel.file.words.continue,
    ...conditional(authored),
    ...own,
  } as AnyStep;
  for (const lead of open) lead(place);
  const lead = (to: string) => {
    next[place] = to;
  };
  return { node: { kind: "step", place, item }, ends: { open: [lead], asked: number ?? asked } };
}

function placeFork(
  item: Branch,
  { open, asked }: Ends,
  drawing: Drawing,
): { node: ForkNode; ends: Ends } {
  const fork = `fork:${Object.keys(drawing.forks).length + 1}`;
  const targets = item.arms.map((arm) => ({ when: arm.when, to: "" }));
  drawing.forks[fork] = targets;
  for (const lead of open) lead(fork);
  const placed = item.arms.map((arm, index) => {
    const lead = (to: string) => {
      const target = targets[index];
      if (target) target.to = to;
    };
    return placeList(arm.items, { open: [lead], asked }, drawing);
  });
  const arms = item.arms.map(({ when }, index) => ({
    ...("experiment" in when ? { name: when.arm } : {}),
    when,
    isLast: index === item.arms.length - 1,
    nodes: placed[index]?.nodes ?? [],
  }));
  return {
    node: {
      kind: "fork",
      fork,
      ...(item.experiment === undefined ? {} : { experiment: item.experiment }),
      item,
      arms,
    },
    ends: {
      open: placed.flatMap(({ ends }) => ends.open),
      asked: Math.max(asked, ...placed.map(({ ends }) => ends.asked)),
    },
  };
}
