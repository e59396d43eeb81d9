import type { Beacon } from "../../../supabase/functions/_shared/beacon.ts";
import { visitId } from "../numbers/numbers.fixtures.ts";

/** A beacon, and when it reaches the server. */
export interface Delivery {
  at: number;
  beacon: Beacon;
}

const MS_AN_HOUR = 3_600_000;
const PLACES = ["start", "goals", "goals/B", "age", "results", "sales"];
const SOURCES: Record<string, string>[] = [
  { device: "phone" },
  { device: "desktop", utm_source: "News", click: "gclid" },
  { device: "phone", click: "fbclid" },
  { device: "tablet", referrer: "Search.example" },
];

/**
 * Visits over some days as their beacons arrive: split anywhere, late, in another order, repeated,
 * or never, and some of them forged, so that an event comes again with other words.
 */
export function randomDeliveries(
  chance: () => number,
  { visits, days, from }: { visits: number; days: number; from: string },
): Delivery[] {
  const begin = Date.parse(from);
  const deliveries = Array.from({ length: visits }, (_, index) => {
    const opened = begin + chance() * days * 24 * MS_AN_HOUR;
    return createDeliveries(randomVisit(visitId(index), chance), opened, chance);
  }).flat();
  const end = begin + days * 24 * MS_AN_HOUR;
  return (
    deliveries
      .filter(({ at }) => at < end)
      .toSorted((one, other) => one.at - other.at)
      // No two at a time: the first one counts.
      .map(({ at, beacon }, index) => ({ at: Math.floor(at) + index, beacon }))
  );
}

const pick = <Item>(items: Item[], chance: () => number): Item =>
  items[Math.floor(chance() * items.length)]!;

function randomVisit(visit: string, chance: () => number): Beacon {
  const order = pick(["A", "B"], chance);
  const events: Omit<Beacon["events"][number], "n">[] = [];
  let place = "start";
  for (let steps = Math.ceil(chance() * 6); steps > 0; steps--) {
    events.push({ type: "entered", place });
    if (chance() < 0.7) events.push({ type: "answered", place });
    if (steps === 1 && chance() < 0.6) break;
    events.push({ type: "left", place, seconds: randomSeconds(chance) });
    place = pick(PLACES, chance);
  }
  if (chance() < 0.2) events.push({ type: "checkout_started", place: "sales" });
  if (chance() < 0.1) events.push({ type: "account_created", place: "sales" });
  return {
    visit,
    version: pick(["v1", "v2"], chance),
    arms: pick<Record<string, string>>([{}, { order }, { order, price: "low" }], chance),
    source: pick(SOURCES, chance),
    events: events.map((event, n) => ({ n, ...event })),
  };
}

const randomSeconds = (chance: () => number): number =>
  Math.floor(chance() < 0.8 ? chance() * 90 : chance() * 86_400);

function createDeliveries(whole: Beacon, opened: number, chance: () => number): Delivery[] {
  const { source, ...rest } = whole;
  const deliveries: Delivery[] = [];
  for (let next = 0; next < whole.events.length; ) {
    const size = Math.ceil(chance() * 4);
    // Some beacons bring events again that an earlier one had.
    const again = chance() < 0.2 ? 1 : 0;
    const events = whole.events.slice(Math.max(0, next - again), next + size);
    const isFirst = next === 0;
    next += size;
    if (chance() < 0.05) continue;
    const beacon: Beacon = { ...rest, ...(isFirst && source && { source }), events };
    deliveries.push({ at: opened + chooseDelay(chance), beacon });
    if (chance() < 0.2) deliveries.push({ at: opened + chooseDelay(chance), beacon });
    if (chance() < 0.1)
      deliveries.push({ at: opened + chooseDelay(chance), beacon: forgeBeacon(beacon) });
  }
  return deliveries;
}

/** Mostly some minutes, so that beacons overtake each other, and sometimes days. */
const chooseDelay = (chance: () => number): number =>
  chance() < 0.9 ? chance() * 0.3 * MS_AN_HOUR : chance() * 80 * MS_AN_HOUR;

const forgeBeacon = (beacon: Beacon): Beacon => ({
  ...beacon,
  version: "v9",
  arms: { order: "Z" },
  events: beacon.events.map(({ n }) => ({ n, type: "entered", place: "forged" })),
});
