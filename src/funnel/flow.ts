import type { Condition } from "#lib/conditions.ts";
import { isJsonObject } from "#lib/json.ts";
import { type PlacedTest, readCondition } from "./condition.ts";
import type { Path } from "./source.ts";

/** The order of steps. Every list of a branch rejoins at the item after it, so no loop can be written. */
export type FlowItem = StepItem | Branch;

export interface StepItem {
  kind: "step";
  step: string;
  path: Path;
}

export interface Branch {
  kind: "branch";
  path: Path;
  /** In the order in which they are tried; the last has no condition where it takes all others. */
  arms: Arm[];
  /** The experiment that decides; absent where answers do. */
  experiment?: string;
  /** The tests of answers in its condition, and where they stand. */
  tests: PlacedTest[];
}

export interface Arm {
  name: string;
  when: Condition;
  items: FlowItem[];
  path: Path;
}

export type Report = (path: Path, message: string, atKey?: boolean) => void;

const ITEM_FORMS =
  "An item of the flow is a step's id, a split (split: experiment, and a list for each arm) or a branch (when: condition, then: list, else: list).";

export function readFlow(items: unknown[], path: Path, report: Report): FlowItem[] {
  return items.flatMap((item, index) => readItem(item, [...path, index], report) ?? []);
}

function readItem(item: unknown, path: Path, report: Report): FlowItem | undefined {
  if (typeof item === "string") return { kind: "step", step: item, path };
  if (isJsonObject(item) && "split" in item) return readSplit(item, path, report);
  if (isJsonObject(item) && "when" in item) return readBranch(item, path, report);
  report(path, ITEM_FORMS);
  return undefined;
}

function readSplit({ split, ...lists }: Record<string, unknown>, path: Path, report: Report): Branch | undefined {
  if (typeof split !== "string") {
    report([...path, "split"], "A split names its experiment: split: summary.");
    return undefined;
  }
  const arms = Object.entries(lists).map(([name, list]) => ({
    name,
    when: { experiment: split, arm: name },
    items: readList(list, [...path, name], report),
    path: [...path, name],
  }));
  return { kind: "branch", path: [...path, "split"], experiment: split, tests: [], arms };
}

function readBranch(item: Record<string, unknown>, path: Path, report: Report): Branch | undefined {
  const { when, then = [], else: otherwise = [], ...unknown } = item;
  for (const key of Object.keys(unknown)) report([...path, key], `"${key}" is not a field of a branch. It has "when", "then" and "else".`, true);
  const tests: PlacedTest[] = [];
  const condition = readCondition(when, [...path, "when"], { report, tests });
  const [taken, other] = [readList(then, [...path, "then"], report), readList(otherwise, [...path, "else"], report)];
  if (!condition) return undefined;
  if (!("then" in item) && !("else" in item) && Object.keys(unknown).length === 0)
    report(path, 'A branch needs a list: "then" for where the condition holds, "else" for where it does not.');
  return {
    kind: "branch",
    path: [...path, "when"],
    tests,
    arms: [
      { name: "then", when: condition, items: taken, path: [...path, "then" in item ? "then" : "when"] },
      { name: "else", when: { not: condition }, items: other, path: [...path, "else" in item ? "else" : "when"] },
    ],
  };
}

function readList(list: unknown, path: Path, report: Report): FlowItem[] {
  if (Array.isArray(list)) return readFlow(list, path, report);
  report(path, "This should be a list of steps: [generating, email].");
  return [];
}

/** Every item of a flow, those in branches included, in reading order. */
export function allItems(flow: FlowItem[]): FlowItem[] {
  return flow.flatMap((item) => (item.kind === "step" ? [item] : [item, ...item.arms.flatMap((arm) => allItems(arm.items))]));
}

export function isStepItem(item: FlowItem): item is StepItem {
  return item.kind === "step";
}
