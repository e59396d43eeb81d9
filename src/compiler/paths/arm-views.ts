import { type FlowNode, listPlaces } from "#compiler/flow-graph.ts";
import { commonSubsequence } from "#compiler/model/common-subsequence.ts";
import type { Plan } from "#compiler/plan.ts";
import { personalize } from "#lib/texts/personalize.ts";
import { armsWithVisitors } from "./arms-with-visitors.ts";

/** The steps that visitors in one arm may see. */
export interface ArmView {
  arm: string;
  /** Percentage of all visitors. */
  share: number;
  steps: {
    place: string;
    /** The arms differ here: in their steps, or in the order. */
    differs: boolean;
  }[];
}

/**
 * The steps that visitors in each arm see, by experiment, with the differences marked. Leaves out
 * arms without visitors.
 */
export function armViews(plan: Plan, tree: FlowNode[]): Record<string, ArmView[]> {
  const visited = armsWithVisitors(plan);
  return Object.fromEntries(
    Object.entries(plan.experiments).map(([id, { arms, winner }]) => {
      const lists = (visited[id] ?? []).map((arm) => ({
        arm,
        places: listPlaces(inArm(tree, id, arm)),
      }));
      const ids = lists.map(({ arm, places }) =>
        places.map((place) => createStepKey(plan, place, { [id]: arm })),
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

/** A key that identifies a step: its id, or its full content if the arm has its own copy. */
function createStepKey(plan: Plan, place: string, arms: Record<string, string>): string {
  const step = plan.steps[place];
  if (!step?.$overrides) return step?.id ?? place;
  return JSON.stringify(personalize(step, { answers: {}, arms }));
}

/** The flow for visitors in one arm, without the lists of the other arms. */
function inArm(items: FlowNode[], experiment: string, arm: string): FlowNode[] {
  return items.flatMap((item) => {
    if (item.kind === "step") return [item];
    if (item.experiment === experiment)
      return inArm(item.arms.find(({ name }) => name === arm)?.nodes ?? [], experiment, arm);
    return [
      {
        ...item,
        arms: item.arms.map((one) => ({ ...one, nodes: inArm(one.nodes, experiment, arm) })),
      },
    ];
  });
}
