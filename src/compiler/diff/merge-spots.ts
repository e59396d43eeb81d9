import type { ForkName, ListName } from "#compiler/diagnostics/messages/diff/flow.ts";
import { type FlowItem, isStepItem } from "#compiler/read/flow.ts";
import { type Branch, forkName, listName, type Spot } from "./spots.ts";

/** A spot of a flow. A step in several arms may be merged into one spot. */
export interface MergedSpot extends Omit<Spot, "next"> {
  /** The fork that has the step in every arm, if there is one. */
  inEvery?: ForkName;
}

type IsMerged = (branch: Branch, step: string) => boolean;

/**
 * All steps of a flow in reading order. A merged step is reported once, for all visitors in its
 * arms.
 */
export function mergeSpots(flow: FlowItem[], isMerged: IsMerged): MergedSpot[] {
  const uses = new Map<string, number>();
  return listPlaces(flow, [], isMerged).map((place) => {
    const use = (uses.get(place.step) ?? 0) + 1;
    uses.set(place.step, use);
    return { ...place, key: use === 1 ? place.step : `${place.step}~${use}` };
  });
}

type Place = Omit<MergedSpot, "key">;

function listPlaces(items: FlowItem[], within: ListName[], isMerged: IsMerged): Place[] {
  let after: Place["after"];
  return items.flatMap((item): Place[] => {
    const place = { within, after };
    after = isStepItem(item) ? { step: item.step } : forkName(item);
    if (isStepItem(item)) return [{ ...place, step: item.step }];
    const arms = item.arms.map((arm) => ({
      name: arm.name,
      within: [...within, listName(item, arm)],
      items: arm.items,
    }));
    const lists = arms.map((arm) => ({
      ...arm,
      places: listPlaces(arm.items, arm.within, isMerged),
    }));
    const having = (step: string) =>
      lists.filter((arm) =>
        arm.places.some((one) => one.step === step && one.within === arm.within),
      );
    return lists.flatMap((arm) =>
      arm.places.flatMap((one) => {
        const others = having(one.step);
        if (one.within !== arm.within || others.length < 2 || !isMerged(item, one.step))
          return [one];
        if (others[0] !== arm) return [];
        if (others.length === lists.length)
          return [{ ...place, step: one.step, inEvery: forkName(item) }];
        return [
          {
            ...one,
            within: [
              ...within,
              { experiment: item.experiment ?? "", arms: others.map(({ name }) => name) },
            ],
          },
        ];
      }),
    );
  });
}
