import { tailored } from "#lib/tailored.ts";
import { armsWithVisitors } from "../arms-with-visitors.ts";
import { commonSubsequence } from "../common-subsequence.ts";
import { type OutlineItem, outlineOf, placesIn } from "../outline.ts";
import type { Plan } from "../plan.ts";

/** What the visitors of one arm can come by. */
export interface ArmView {
  arm: string;
  /** Of all visitors, in percent. */
  share: number;
  steps: {
    place: string /** Not the same for every arm: other steps, or another order. */;
    differs: boolean;
  }[];
}

/** For each experiment what each arm that has visitors sees, with what differs. */
export function armViews(plan: Plan): Record<string, ArmView[]> {
  const outline = outlineOf(plan);
  const visited = armsWithVisitors(plan);
  return Object.fromEntries(
    Object.entries(plan.experiments).map(([id, { arms, winner }]) => {
      const lists = (visited[id] ?? []).map((arm) => ({
        arm,
        places: placesIn(inArm(outline, id, arm)),
      }));
      const ids = lists.map(({ arm, places }) =>
        places.map((place) => lookOf(plan, place, { [id]: arm })),
      );
      const alike = ids.reduce(
        (common, list) => commonSubsequence(common, list).map(([index]) => common[index] ?? ""),
        ids[0] ?? [],
      );
      return [
        id,
        lists.map(({ arm, places }, index) => {
          const same = new Set(commonSubsequence(ids[index] ?? [], alike).map(([place]) => place));
          return {
            arm,
            share: winner === undefined ? (arms[arm] ?? 0) : 100,
            steps: places.map((place, position) => ({ place, differs: !same.has(position) })),
          };
        }),
      ];
    }),
  );
}

/** What tells one step from another: its id, and where the arm has words of its own, these. */
function lookOf(plan: Plan, place: string, arms: Record<string, string>): string {
  const step = plan.steps[place];
  if (!step?.$overrides) return step?.id ?? place;
  return JSON.stringify(tailored(step, { answers: {}, arms }));
}

/** The outline for those in one arm: the lists of the other arms are gone. */
function inArm(items: OutlineItem[], experiment: string, arm: string): OutlineItem[] {
  return items.flatMap((item) => {
    if (item.kind === "step") return [item];
    if (item.experiment === experiment)
      return inArm(item.arms.find(({ name }) => name === arm)?.items ?? [], experiment, arm);
    return [
      {
        ...item,
        arms: item.arms.map((one) => ({ ...one, items: inArm(one.items, experiment, arm) })),
      },
    ];
  });
}
