import type { Condition } from "#lib/conditions.ts";
import { describeCondition } from "../model/describe-condition.ts";
import { type Arm, allItems, type Branch, type FlowItem, type StepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";
import type { SolverContext } from "./context.ts";
import { isReachable } from "./reachability.ts";

/** After this many paths without a visitor, the next one counts as a counterexample. */
const MAX_PATHS = 1_000;

interface Goal {
  target: StepItem;
  asks(step: string): boolean;
}

/** The conditions and turns of one way through a part of the flow. */
interface PartialPath {
  conditions: Condition[];
  /** The forks that matter, in words. */
  turns: string[];
}

/**
 * A path to a step on which an answer isn't asked for, described by the forks that matter. Example:
 * `start > (in arm B of summary) > results`. Undefined if every path asks for it.
 */
export function counterexample(
  answer: string,
  to: { item: StepItem; seen: readonly Condition[] },
  funnel: Funnel,
  context: SolverContext,
): string | undefined {
  const asks = (id: string) => {
    const step = funnel.steps.get(id);
    return step?.type.answerSpec?.(step.fields)?.name === answer;
  };
  // The path doesn't ask for the answer, so its values elsewhere don't matter.
  const unasked: SolverContext = {
    ...context,
    answers: new Map([...context.answers].filter(([name]) => name !== answer)),
  };
  let tried = 0;
  for (const { conditions, turns } of findPaths(funnel.flow, { target: to.item, asks })) {
    tried++;
    if (tried < MAX_PATHS && !isReachable([...conditions, ...to.seen], unasked)) continue;
    const [first] = allItems(funnel.flow);
    return [first?.kind === "step" ? first.step : "start", ...turns, to.item.step].join(" > ");
  }
  return undefined;
}

/** Paths from the start of a list to the target inside it. */
function* findPaths(items: FlowItem[], goal: Goal): Generator<PartialPath> {
  const index = items.findIndex((item) => allItems([item]).includes(goal.target));
  const item = items[index];
  for (const before of pathsThrough(items.slice(0, index), goal)) {
    if (item?.kind !== "branch") yield before;
    else
      for (const arm of item.arms.filter((one) => allItems(one.items).includes(goal.target)))
        yield* throughArm(before, arm, findPaths(arm.items, goal), item);
  }
}

/** Paths through a whole list on which no step asks for the answer. */
function* pathsThrough(items: FlowItem[], goal: Goal): Generator<PartialPath> {
  // Check once whether a later item blocks every path, instead of again for each path.
  if (!canPass(items, goal)) return;
  const [item, ...rest] = items;
  if (!item) yield { conditions: [], turns: [] };
  else if (item.kind === "step") yield* goal.asks(item.step) ? [] : pathsThrough(rest, goal);
  else if (!allItems([item]).some((inner) => inner.kind === "step" && goal.asks(inner.step)))
    yield* pathsThrough(rest, goal);
  else
    for (const arm of item.arms)
      for (const inside of pathsThrough(arm.items, goal))
        for (const path of throughArm({ conditions: [], turns: [] }, arm, [inside], item))
          yield* appendPaths(path, pathsThrough(rest, goal));
}

function canPass(items: FlowItem[], goal: Goal): boolean {
  return items.every((item) =>
    item.kind === "step"
      ? !goal.asks(item.step)
      : item.arms.some((arm) => canPass(arm.items, goal)),
  );
}

function* throughArm(
  before: PartialPath,
  arm: Arm,
  inside: Iterable<PartialPath>,
  branch: Branch,
): Generator<PartialPath> {
  const turn: PartialPath = { conditions: [arm.when], turns: describeTurn(arm, branch) };
  for (const start of appendPaths(before, [turn])) yield* appendPaths(start, inside);
}

function* appendPaths(start: PartialPath, ends: Iterable<PartialPath>): Generator<PartialPath> {
  for (const end of ends)
    yield {
      conditions: [...start.conditions, ...end.conditions],
      turns: [...start.turns, ...end.turns],
    };
}

function describeTurn({ name, when }: Arm, { only }: Branch): string[] {
  if (only === undefined) return [`(${describeCondition(when)})`];
  return name === "else" ? [`(without ${only})`] : [];
}
