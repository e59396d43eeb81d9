import type { PlantedBug } from "../planted-bugs/planted-bug.ts";

const beacons = "supabase/functions/events/index.ts";
const events = "supabase/schema/visits.sql";

export const bugsOfBeacons: PlantedBug[] = [
  [
    "answers before it has counted",
    beacons,
    "      await refuseOn({ PT429: TOO_MANY }, record(beacon, client));",
    "      void record(beacon, client).catch(() => {});",
  ],
  [
    "counts a beacon again",
    events,
    "from fresh where type in ('entered', 'left', 'answered')",
    "from sent where type in ('entered', 'left', 'answered')",
  ],
  [
    "counts a way once in each direction of arrival",
    events,
    " and (before.is_fresh or after.is_fresh)",
    "",
  ],
];
