import type { Plan } from "#compiler/plan.ts";
import type { ReportedPlaces } from "#compiler/reported-places.ts";
import type {
  StoredGroups,
  StoredPlace,
  StoredReport,
  Totals,
} from "#tools/cli/stored-numbers/stored-report.ts";

type Places = Record<string, Omit<StoredPlace, "place">>;

export interface Numbers extends Totals {
  places: Places;
  groups?: Record<string, Totals & { places: Places }>;
}

const NOTHING = { entered: 0, left: 0, inside: 0, medianSeconds: null };

/**
 * The numbers as they are printed: every place of the quiz in the order of the flow, also those that
 * no one has seen, and after them the places of older versions.
 */
export function buildNumbers(
  { totals, places }: StoredReport,
  groups: StoredGroups | undefined,
  plan: Plan,
  reported: ReportedPlaces,
): Numbers {
  // Places that aren't reported as themselves have no numbers of their own.
  const known = Object.keys(plan.steps).filter((place) => reported[place] === undefined);
  const toPlaces = (stored: StoredPlace[]): Places => {
    const counts = stored.map(({ place, entered, left, inside, medianSeconds }) => [
      place,
      { entered, left, inside, medianSeconds },
    ]);
    return {
      ...Object.fromEntries(known.map((place) => [place, NOTHING])),
      ...Object.fromEntries(counts),
    };
  };
  return {
    ...toTotals(totals),
    places: toPlaces(places),
    ...(groups && {
      groups: Object.fromEntries(
        Object.entries(groups).map(([name, group]) => [
          name,
          { ...toTotals(group), places: toPlaces(group.places) },
        ]),
      ),
    }),
  };
}

const toTotals = ({ visits, orders, revenueCents, refundCents }: Totals): Totals => ({
  visits,
  orders,
  revenueCents,
  refundCents,
});
