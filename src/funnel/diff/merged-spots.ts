import { allOf } from "../did-you-mean.ts";
import { type FlowItem, isStepItem } from "../flow.ts";
import { armInWords, type Branch, forkInWords, type Spot } from "./spots.ts";

/** Spots of a flow, where a step that stands in several arms can be one. */
export interface MergedSpot extends Omit<Spot, "next"> {
  /** The fork that has the step in every arm, in words; absent where the step is outside. */
  inEvery?: string;
}

type IsMerged = (branch: Branch, step: string) => boolean;

/** All steps of a flow in reading order; those that are merged are told once, as of all who come by one of their arms. */
export function mergedSpots(flow: FlowItem[], isMerged: IsMerged): MergedSpot[] {
  const uses = new Map<string, number>();
  return placesIn(flow, "", isMerged).map((place) => {
    const use = (uses.get(place.step) ?? 0) + 1;
    uses.set(place.step, use);
    return { ...place, key: use === 1 ? place.step : `${place.step}~${use}` };
  });
}

type Place = Omit<MergedSpot, "key">;

function placesIn(items: FlowItem[], within: string, isMerged: IsMerged): Place[] {
  let after: string | undefined;
  return items.flatMap((item): Place[] => {
    const place = { within, after };
    after = isStepItem(item) ? `"${item.step}"` : `the ${forkInWords(item)}`;
    if (isStepItem(item)) return [{ ...place, step: item.step }];
    const arms = item.arms.map((arm) => ({
      name: arm.name,
      within: inside(within, armInWords(item, arm)),
      items: arm.items,
    }));
    const lists = arms.map((arm) => ({
      ...arm,
      places: placesIn(arm.items, arm.within, isMerged),
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
          return [{ ...place, step: one.step, inEvery: forkInWords(item) }];
        return [
          {
            ...one,
            within: inside(
              within,
              `arms ${allOf(others.map(({ name }) => name))} of "${item.experiment}"`,
            ),
          },
        ];
      }),
    );
  });
}

function inside(within: string, arm: string): string {
  return [within, arm].filter(Boolean).join(", ");
}
