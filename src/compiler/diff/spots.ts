import type { FlowPosition, ForkName, ListName } from "#compiler/diagnostics/messages/diff/flow.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import type { FlowItem } from "#compiler/read/flow.ts";

/** A step at one place in a flow. */
export interface Spot extends FlowPosition {
  /** The step's id, plus a counter if it's in several places: `email`, `email~2`. */
  key: string;
  step: string;
  /** The spots that can come next. */
  next: number[];
}

/** All steps of a flow in reading order. */
export function listSpots(flow: FlowItem[]): Spot[] {
  const spots: Spot[] = [];
  const uses = new Map<string, number>();
  const walk = (items: FlowItem[], within: ListName[], open: number[]): number[] => {
    let ends = open;
    let after: Spot["after"];
    for (const item of items) {
      if (item.kind === "branch") {
        after = forkName(item);
        ends = item.arms.flatMap((arm) => walk(arm.items, [...within, listName(item, arm)], ends));
        continue;
      }
      const use = (uses.get(item.step) ?? 0) + 1;
      uses.set(item.step, use);
      for (const end of ends) spots[end]?.next.push(spots.length);
      ends = [spots.length];
      spots.push({
        key: use === 1 ? item.step : `${item.step}~${use}`,
        step: item.step,
        within,
        after,
        next: [],
      });
      after = { step: item.step };
    }
    return ends;
  };
  walk(flow, [], []);
  return spots;
}

export type Branch = Extract<FlowItem, { kind: "branch" }>;

export function forkName({ experiment, arms: [first] }: Branch): ForkName {
  return experiment === undefined
    ? { condition: first ? describeCondition(first.when) : "" }
    : { experiment };
}

export function listName({ experiment }: Branch, { name, when }: Branch["arms"][number]): ListName {
  return experiment === undefined
    ? { condition: describeCondition(when) }
    : { experiment, arms: [name] };
}

/** A text that is the same for the same fork in two flows. */
export function forkKey(fork: ForkName): string {
  return JSON.stringify(fork);
}
