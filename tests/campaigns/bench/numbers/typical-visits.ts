import type { Beacon } from "../../../../supabase/functions/_shared/beacon.ts";
import { realPlaces } from "./real-places.ts";

/** The share of those who come to a place that go on from there. */
export const GO_ON = 0.96;
/** A page sends one at milestones and when it's hidden. */
export const BEACONS_PER_VISIT = 4;

/** The beacons of visits that walk through these places until they leave, in a few groups. */
export function* typicalBeacons(
  visits: number,
  places: string[],
  chance: () => number,
): Generator<Beacon> {
  for (let visit = 0; visit < visits; visit++) yield* createBeacons(places, chance);
}

/** One of a visit's beacons. */
export function randomBeacon(): Beacon {
  const beacons = createBeacons(realPlaces(), Math.random);
  return beacons[Math.floor(Math.random() * beacons.length)] as Beacon;
}

function createBeacons(places: string[], chance: () => number): Beacon[] {
  const words = {
    visit: Array.from({ length: 22 }, () => Math.floor(chance() * 36).toString(36)).join(""),
    version: "v1",
    arms: { summary: chance() < 0.5 ? "A" : "B" },
    source: { device: "phone", utm_source: `source ${Math.floor(12 * chance() ** 2)}` },
  };
  const events = createEvents(places, chance);
  const length = Math.ceil(events.length / BEACONS_PER_VISIT);
  return Array.from({ length: Math.ceil(events.length / length) }, (_, index) => ({
    ...words,
    events: events.slice(index * length, (index + 1) * length),
  }));
}

function createEvents(places: string[], chance: () => number): Beacon["events"] {
  const left = places.findIndex(() => chance() > GO_ON);
  const walked = left < 0 ? places : places.slice(0, left + 1);
  return walked
    .flatMap((place, index) =>
      index === walked.length - 1
        ? [{ type: "entered", place }]
        : [
            { type: "entered", place },
            { type: "answered", place },
            { type: "left", place, seconds: Math.ceil(20 * chance() ** 2) },
          ],
    )
    .map((event, n) => ({ n, ...event }));
}
