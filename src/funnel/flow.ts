import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { type AuthoredCondition, conditionAt, type Report } from "./condition.ts";
import type { Path, Source } from "./source.ts";

/** The order of steps. Every list of a branch rejoins at the item after it, so no loop can be written. */
export type FlowItem = StepItem | Branch;

export interface StepItem {
  kind: "step";
  step: string;
  path: Path;
}

export interface Branch {
  kind: "branch";
  /** Where its own path and those of its arms stand: the flow, or the file of the step whose condition it is. */
  source: Source;
  path: Path;
  /** In the order in which they are tried; the last has no condition where it takes all others. */
  arms: Arm[];
  /** The experiment that decides; absent where answers do. */
  experiment?: string;
  /** What decides otherwise. */
  condition?: AuthoredCondition;
  /** The step whose own condition it is, which is all that the branch holds. */
  only?: string;
}

export interface Arm {
  name: string;
  when: Condition;
  items: FlowItem[];
  path: Path;
}

const ITEM_FORMS =
  "An item of the flow is a step's id, a split (split: experiment, and a list for each arm) or a branch (when: condition, then: list, else: list).";

/** The flow as its file writes it. */
export function readFlow(items: unknown[], path: Path, source: Source, report: Report): FlowItem[] {
  return items.flatMap((item, index) => readItem(item, [...path, index], { source, report }) ?? []);
}

interface Reading {
  source: Source;
  report: Report;
}

function readItem(item: unknown, path: Path, reading: Reading): FlowItem | undefined {
  if (typeof item === "string") return { kind: "step", step: item, path };
  if (isJsonObject(item) && "split" in item) return readSplit(item, path, reading);
  if (isJsonObject(item) && "when" in item) return readBranch(item, path, reading);
  reading.report(path, ITEM_FORMS);
  return undefined;
}

function readSplit(
  { split, ...lists }: Record<string, unknown>,
  path: Path,
  reading: Reading,
): Branch | undefined {
  if (typeof split !== "string") {
    reading.report([...path, "split"], "A split names its experiment: split: summary.");
    return undefined;
  }
  const arms = Object.entries(lists).map(([name, list]) => ({
    name,
    when: { experiment: split, arm: name },
    items: readList(list, [...path, name], reading),
    path: [...path, name],
  }));
  return {
    kind: "branch",
    source: reading.source,
    path: [...path, "split"],
    experiment: split,
    arms,
  };
}

function readBranch(
  item: Record<string, unknown>,
  path: Path,
  reading: Reading,
): Branch | undefined {
  const { when, then = [], else: otherwise = [], ...unknown } = item;
  const { source, report } = reading;
  for (const key of Object.keys(unknown))
    report(
      [...path, key],
      `"${key}" is not a field of a branch. It has "when", "then" and "else".`,
      true,
    );
  const condition = conditionAt(when, [...path, "when"], source, report);
  const [taken, other] = [
    readList(then, [...path, "then"], reading),
    readList(otherwise, [...path, "else"], reading),
  ];
  if (!condition) return undefined;
  if (!("then" in item) && !("else" in item) && Object.keys(unknown).length === 0)
    report(
      path,
      'A branch needs a list: "then" for where the condition holds, "else" for where it does not.',
    );
  return {
    kind: "branch",
    source,
    path: [...path, "when"],
    condition,
    arms: [
      {
        name: "then",
        when: condition.when,
        items: taken,
        path: [...path, "then" in item ? "then" : "when"],
      },
      {
        name: "else",
        when: { not: condition.when },
        items: other,
        path: [...path, "else" in item ? "else" : "when"],
      },
    ],
  };
}

function readList(list: unknown, path: Path, { source, report }: Reading): FlowItem[] {
  if (Array.isArray(list)) return readFlow(list, path, source, report);
  report(path, "This should be a list of steps: [generating, email].");
  return [];
}

/** A flow whose steps with a condition of their own stand in a branch each, as if the flow said so. */
export function withOwnConditions(
  flow: FlowItem[],
  conditionOf: (step: string) => AuthoredCondition | undefined,
): FlowItem[] {
  return flow.map((item) => {
    if (item.kind === "branch")
      return {
        ...item,
        arms: item.arms.map((arm) => ({
          ...arm,
          items: withOwnConditions(arm.items, conditionOf),
        })),
      };
    const condition = conditionOf(item.step);
    if (!condition) return item;
    const { when, source, path } = condition;
    const arms: Arm[] = [
      { name: "then", when, items: [item], path },
      { name: "else", when: { not: when }, items: [], path },
    ];
    return { kind: "branch", source, path, condition, only: item.step, arms };
  });
}

/** Every item of a flow, those in branches included, in reading order. */
export function allItems(flow: FlowItem[]): FlowItem[] {
  return flow.flatMap((item) =>
    item.kind === "step" ? [item] : [item, ...item.arms.flatMap((arm) => allItems(arm.items))],
  );
}

export function isStepItem(item: FlowItem): item is StepItem {
  return item.kind === "step";
}
