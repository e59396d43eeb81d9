import type { Condition } from "#lib/conditions.ts";
import type { Plan } from "./plan.ts";

/** A plan as a tree again: lists of steps, and forks whose arms hold lists of their own and rejoin at the next item. */
export type OutlineItem = { kind: "step"; place: string } | OutlineFork;

export interface OutlineFork {
  kind: "fork";
  fork: string;
  /** The experiment that decides; absent where answers do. */
  experiment?: string;
  arms: OutlineArm[];
}

export interface OutlineArm {
  /** The arm of the experiment; absent where answers decide. */
  name?: string;
  when: Condition;
  /** Takes whoever no arm before it took. */
  isLast: boolean;
  items: OutlineItem[];
}

/** The tree of a plan's steps and forks, in the order in which visitors come by. */
export function outlineOf(plan: Plan): OutlineItem[] {
  const rejoins = rejoinsOf(plan);
  const list = (from: string | undefined, until: string | undefined): OutlineItem[] => {
    const items: OutlineItem[] = [];
    let at = from;
    while (at !== undefined && at !== until) {
      const fork: Plan["forks"][string] | undefined = plan.forks[at];
      if (!fork) {
        items.push({ kind: "step", place: at });
        at = plan.next[at];
        continue;
      }
      const rejoin = rejoins.get(at);
      const experiment = experimentOf(fork);
      items.push({
        kind: "fork",
        fork: at,
        ...(experiment === undefined ? {} : { experiment }),
        arms: fork.map(({ when, to }, index) => ({
          ...("experiment" in when ? { name: when.arm } : {}),
          when,
          isLast: index === fork.length - 1,
          items: list(to, rejoin),
        })),
      });
      at = rejoin;
    }
    return items;
  };
  return list(plan.entry, undefined);
}

/** Every step of an outline by its place, those in forks included, in reading order. */
export function placesIn(items: OutlineItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === "step" ? [item.place] : item.arms.flatMap((arm) => placesIn(arm.items)),
  );
}

function experimentOf(fork: Plan["forks"][string]): string | undefined {
  const experiments = fork.map(({ when }) => ("experiment" in when ? when.experiment : undefined));
  return experiments.every((experiment) => experiment === experiments[0])
    ? experiments[0]
    : undefined;
}

/** Where the arms of each fork meet again; undefined where they all end in ways out. */
function rejoinsOf(plan: Plan): Map<string, string | undefined> {
  const rejoins = new Map<string, string | undefined>();
  // inner forks stand behind outer ones, so from the last to the first every rejoin that is needed is known
  for (const fork of Object.keys(plan.forks).toReversed()) {
    const [first = [], ...rest] = (plan.forks[fork] ?? []).map(({ to }) =>
      spine(plan, to, rejoins),
    );
    const others = rest.map((nodes) => new Set(nodes));
    rejoins.set(
      fork,
      first.find((node) => others.every((nodes) => nodes.has(node))),
    );
  }
  return rejoins;
}

/** The places and forks that everybody comes by who is at `from`. */
function spine(plan: Plan, from: string, rejoins: Map<string, string | undefined>): string[] {
  const nodes: string[] = [];
  for (
    let at: string | undefined = from;
    at !== undefined;
    at = plan.forks[at] ? rejoins.get(at) : plan.next[at]
  )
    nodes.push(at);
  return nodes;
}
