import type { Condition } from "#lib/conditions.ts";
import type { Arm, Branch, FlowItem, StepItem } from "../read/flow.ts";
import { memoizeByFunnel } from "../read/memoize-by-funnel.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { VersionedIndex } from "./versioned-index.ts";

/** Everything that's certain about every visitor at a place of the flow. */
export interface FlowState {
  /** Answers that every path to this place asks for. */
  always: Answers;
  /** Answers that at least one path to this place asks for. */
  sometimes: Answers;
  /** Steps on at least one path to this place, by their route. */
  visited: VersionedIndex<VisitedStep>;
  /** The same steps, by the answer that they ask for. */
  visitedAsking: VersionedIndex<VisitedStep>;
  /** The conditions of the arms around this place. */
  guards: readonly Condition[];
}

type Answers = VersionedIndex<true>;

export interface VisitedStep {
  step: string;
  /** The conditions of the arms around the step. */
  guards: readonly Condition[];
}

export interface FlowAnalysis {
  steps: { item: StepItem; before: FlowState }[];
  branches: { branch: Branch; before: FlowState }[];
}

/**
 * Walks all paths at once, from the first step to the last. The flow is a tree of lists, so each
 * item is visited once.
 */
export const analyzeFlow = memoizeByFunnel((funnel: Funnel): FlowAnalysis => {
  const analysis: FlowAnalysis = { steps: [], branches: [] };
  const start: FlowState = {
    always: VersionedIndex.empty(),
    sometimes: VersionedIndex.empty(),
    visited: VersionedIndex.empty(),
    visitedAsking: VersionedIndex.empty(),
    guards: [],
  };
  walk(funnel.flow, start, funnel, analysis);
  return analysis;
});

/** The states of visitors before each step, one for every place of the step in the flow. */
export function collectFlowStates({ steps }: FlowAnalysis): Map<string, FlowState[]> {
  const states = new Map<string, FlowState[]>();
  for (const { item, before } of steps)
    states.set(item.step, [...(states.get(item.step) ?? []), before]);
  return states;
}

/** Records the state before each item. Returns the state after the last one. */
function walk(
  items: FlowItem[],
  start: FlowState,
  funnel: Funnel,
  analysis: FlowAnalysis,
): FlowState {
  let state = start;
  for (const item of items) {
    const before = state;
    if (item.kind === "step") {
      analysis.steps.push({ item, before });
      state = afterStep(before, item, funnel);
    } else {
      analysis.branches.push({ branch: item, before });
      const ends = item.arms.map((arm) => walk(arm.items, inArm(before, arm), funnel, analysis));
      state = joinStates(ends, before);
    }
  }
  return state;
}

function inArm(before: FlowState, { when }: Arm): FlowState {
  return {
    always: before.always.fork(),
    sometimes: before.sometimes.fork(),
    visited: before.visited.fork(),
    visitedAsking: before.visitedAsking.fork(),
    guards: [...before.guards, when],
  };
}

function afterStep(before: FlowState, item: StepItem, funnel: Funnel): FlowState {
  const step = funnel.steps.get(item.step);
  if (!step) return before;
  const answer = step.type.answerSpec?.(step.fields)?.name;
  const visitedStep: VisitedStep = { step: step.id, guards: before.guards };
  return {
    ...before,
    visited: before.visited.with(step.route, visitedStep),
    ...(answer && {
      always: withAnswer(before.always, answer),
      sometimes: withAnswer(before.sometimes, answer),
      visitedAsking: before.visitedAsking.with(answer, visitedStep),
    }),
  };
}

function withAnswer(answers: Answers, answer: string): Answers {
  return answers.has(answer) ? answers : answers.with(answer, true);
}

/** The state after a branch, from the states at the ends of its arms. */
function joinStates(ends: FlowState[], before: FlowState): FlowState {
  const [first, ...rest] = ends;
  if (!first) return before;
  const inEveryArm = first.always
    .getAdded()
    .filter(({ key }) => rest.every((end) => end.always.has(key)));
  return {
    always: inEveryArm.reduce((answers, { key }) => withAnswer(answers, key), before.always),
    sometimes: ends
      .flatMap(({ sometimes }) => sometimes.getAdded())
      .reduce((answers, { key }) => withAnswer(answers, key), before.sometimes),
    visited: withAll(
      before.visited,
      ends.map(({ visited }) => visited),
    ),
    visitedAsking: withAll(
      before.visitedAsking,
      ends.map(({ visitedAsking }) => visitedAsking),
    ),
    guards: before.guards,
  };
}

function withAll(
  before: VersionedIndex<VisitedStep>,
  ends: VersionedIndex<VisitedStep>[],
): VersionedIndex<VisitedStep> {
  return ends
    .flatMap((end) => end.getAdded())
    .reduce((index, { key, value }) => index.with(key, value), before);
}
