import type { NumbersReport, PlaceNumbers } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";

export interface FunnelRow extends PlaceNumbers {
  /** As in the plan; the place's id if the plan doesn't have it anymore. */
  title: string;
  isInPlan: boolean;
  /** The share of stays that ended the visit, from 0 to 1. */
  dropOff: number;
  /** The places that visitors went to from here, the most frequent first. */
  transitions: Transition[];
}

export interface Transition {
  to: string;
  title: string;
  count: number;
  /** The share of this place's stays that went this transition, from 0 to 1. */
  share: number;
}

/** The counted places in the order of the flow, then those that the plan doesn't have anymore. */
export function funnelRows({ places, edges, totals }: NumbersReport, plan: Plan): FunnelRow[] {
  const order = Object.keys(plan.steps);
  const getTitle = createTitles(plan);
  const rows = places
    .filter(({ entered }) => entered > 0)
    // Visitors who open the checkout leave for another site, so no place follows.
    .map((place) =>
      plan.steps[place.place]?.type === "sales" ? goOn(place, totals?.checkouts ?? 0) : place,
    )
    .map((place) => ({
      ...place,
      title: getTitle(place.place),
      isInPlan: plan.steps[place.place] !== undefined,
      dropOff: place.inside / place.entered,
      transitions: edges
        .filter(({ from }) => from === place.place)
        .map(({ to, count }) => ({ to, title: getTitle(to), count, share: count / place.entered }))
        .sort((one, other) => other.count - one.count),
    }));
  const known = rows.filter(({ isInPlan }) => isInPlan);
  const gone = rows.filter(({ isInPlan }) => !isInPlan);
  return [
    ...known.sort((one, other) => order.indexOf(one.place) - order.indexOf(other.place)),
    ...gone.sort((one, other) => other.entered - one.entered),
  ];
}

/** Counts some of the visitors who seem to have stopped at a place as going on. */
function goOn(place: PlaceNumbers, count: number): PlaceNumbers {
  const inside = Math.max(0, place.inside - count);
  return { ...place, inside, left: place.entered - inside };
}

/** The title of a place, with its id if another place has the same title. */
function createTitles({ steps }: Plan): (place: string) => string {
  const titles = Object.values(steps).map(({ title }) => title);
  return (place) => {
    const title = steps[place]?.title ?? place;
    const isUnique = titles.filter((one) => one === title).length < 2;
    return isUnique ? title : `${title} (${place})`;
  };
}

/** The place that loses the largest share of its visitors, among those with enough of them. */
export function largestDropOff(rows: FunnelRow[]): FunnelRow | undefined {
  const most = Math.max(0, ...rows.map(({ entered }) => entered));
  const last = rows.filter(({ isInPlan }) => isInPlan).length - 1;
  return rows
    .filter((row, index) => row.isInPlan && index < last && row.entered >= most * ENOUGH)
    .reduce<FunnelRow | undefined>(
      (worst, row) => (row.dropOff > (worst?.dropOff ?? 0) ? row : worst),
      undefined,
    );
}

/** Few visitors make large shares by chance. */
const ENOUGH = 0.05;
