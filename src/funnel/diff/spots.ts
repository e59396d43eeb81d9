import { conditionInWords } from "../condition-in-words.ts";
import type { FlowItem } from "../flow.ts";

/** A step at one place of a flow. */
export interface Spot {
  /** The step's id, with its count where it stands in several places: `email`, `email~2`. */
  key: string;
  step: string;
  /** The arms that it is inside of, in words, from the outermost; empty where everybody comes by. */
  within: string;
  /** What comes before it in the same list, in words. */
  after: string | undefined;
  /** The spots that can come next. */
  next: number[];
}

/** All steps of a flow in reading order. */
export function spotsOf(flow: FlowItem[]): Spot[] {
  const spots: Spot[] = [];
  const uses = new Map<string, number>();
  const walk = (items: FlowItem[], within: string, open: number[]): number[] => {
    let ends = open;
    let after: string | undefined;
    for (const item of items) {
      if (item.kind === "branch") {
        after = `the ${forkInWords(item)}`;
        ends = item.arms.flatMap((arm) =>
          walk(arm.items, [within, armInWords(item, arm)].filter(Boolean).join(", "), ends),
        );
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
      after = `"${item.step}"`;
    }
    return ends;
  };
  walk(flow, "", []);
  return spots;
}

export type Branch = Extract<FlowItem, { kind: "branch" }>;

/** `split by "summary"`, `branch where gender is male` */
export function forkInWords({ experiment, arms: [first] }: Branch): string {
  return experiment
    ? `split by "${experiment}"`
    : `branch where ${first ? conditionInWords(first.when) : ""}`;
}

export function armInWords({ experiment }: Branch, { name, when }: Branch["arms"][number]): string {
  return experiment ? `arm "${name}" of "${experiment}"` : `where ${conditionInWords(when)}`;
}

/** `after "goals"`, `first where gender is male`, `in arm "B" of "summary", after "email"` */
export function spotInWords({ within, after }: Pick<Spot, "within" | "after">): string {
  const place = within === "" ? "" : within.startsWith("arm") ? `in ${within}` : within;
  if (after === undefined) return place === "" ? "the beginning" : `first ${place}`;
  return `${place === "" ? "" : `${place}, `}after ${after}`;
}
