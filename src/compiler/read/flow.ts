import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { flowItemMessages } from "../diagnostics/messages/flow.ts";
import type { Path } from "../yaml/path.ts";
import type { Source } from "../yaml/source.ts";
import { type AuthoredCondition, parseCondition, type Report } from "./condition.ts";

/**
 * An item in the order of steps. Each list of a branch rejoins at the item after the branch, so
 * loops are impossible.
 */
export type FlowItem = StepItem | Branch;

export interface StepItem {
  kind: "step";
  step: string;
  path: Path;
}

export interface Branch {
  kind: "branch";
  /**
   * The file of its own path and its arms' paths: that of the flow, or of the step with the
   * condition.
   */
  source: Source;
  path: Path;
  /** In the order in which they're tried. */
  arms: Arm[];
  /** The experiment that decides. Absent if answers decide. */
  experiment?: string;
  /** The condition that decides if there is no experiment. */
  condition?: AuthoredCondition;
  /**
   * Set if the branch represents a step's own condition: the id of that step, the only one in the
   * branch.
   */
  only?: string;
}

export interface Arm {
  name: string;
  when: Condition;
  items: FlowItem[];
  path: Path;
}

/** Reads the flow as written in its file. */
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
  reading.report(path, flowItemMessages.form);
  return undefined;
}

function readSplit(
  { split, ...lists }: Record<string, unknown>,
  path: Path,
  reading: Reading,
): Branch | undefined {
  if (typeof split !== "string") {
    reading.report([...path, "split"], flowItemMessages.splitForm);
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
    report([...path, key], flowItemMessages.unknownBranchField({ field: key }), true);
  const condition = parseCondition(when, [...path, "when"], source, report);
  const [taken, other] = [
    readList(then, [...path, "then"], reading),
    readList(otherwise, [...path, "else"], reading),
  ];
  if (!condition) return undefined;
  if (!("then" in item) && !("else" in item) && Object.keys(unknown).length === 0)
    report(path, flowItemMessages.branchWithoutList);
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
  report(path, flowItemMessages.listForm);
  return [];
}

/** Wraps each step that has its own condition in a branch, as if the flow contained the branch. */
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

/** All items of a flow, including those in branches, in reading order. */
export function allItems(flow: FlowItem[]): FlowItem[] {
  return flow.flatMap((item) =>
    item.kind === "step" ? [item] : [item, ...item.arms.flatMap((arm) => allItems(arm.items))],
  );
}

export function isStepItem(item: FlowItem): item is StepItem {
  return item.kind === "step";
}
