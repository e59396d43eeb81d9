import { randomBytes } from "node:crypto";

export interface SmallBeacon {
  visit: string;
  version: string;
  arms: Record<string, string>;
  source: Record<string, string>;
  events: { n: number; type: string; place: string; seconds?: number }[];
}

/** The counts that the database has to have, by name. */
export type Tally = Map<string, number>;

const PLACES = ["start", "one", "two", "three"];
const SOURCES = ["mail", "ads", "friends"];

/**
 * Beacons of visits that walk through four places, one beacon for each, and what they count to.
 * Reordered within a window, because networks do that, and some of them twice.
 */
export function* smallBeacons(
  count: number,
  chance: () => number,
  tally: Tally,
): Generator<SmallBeacon> {
  const WINDOW = 400;
  let window: SmallBeacon[] = [];
  const flush = function* () {
    while (window.length > 0) {
      const [one] = window.splice(Math.floor(chance() * window.length), 1);
      if (one) yield one;
      if (one && chance() < REPEATED) yield one;
    }
  };
  for (let sent = 0; sent < count; sent += PLACES.length) {
    window.push(...visitBeacons(chance, tally));
    if (window.length >= WINDOW) {
      yield* flush();
      window = [];
    }
  }
  yield* flush();
}

const REPEATED = 0.1;

function visitBeacons(chance: () => number, tally: Tally): SmallBeacon[] {
  const source = SOURCES[Math.floor(chance() * SOURCES.length)] ?? "";
  const arm = chance() < 0.5 ? "A" : "B";
  const group = `x:${arm} ${source}`;
  const visit = randomBytes(16).toString("base64url");
  add(tally, `${group} visits`, 1);
  return PLACES.map((place, index) => {
    const seconds = Math.floor(chance() * 60);
    const before = PLACES[index - 1];
    add(tally, `${group} entered ${place}`, 1);
    if (before !== undefined) {
      add(tally, `${group} left ${before}`, 1);
      add(tally, `${group} seconds ${before}`, seconds);
      add(tally, `${group} way ${before} ${place}`, 1);
    }
    return {
      visit,
      version: "v1",
      arms: { x: arm },
      source: { utm_source: source, device: "phone" },
      events: [
        ...(before === undefined
          ? []
          : [{ n: 2 * index - 1, type: "left", place: before, seconds }]),
        { n: 2 * index, type: "entered", place },
      ],
    };
  });
}

function add(tally: Tally, name: string, amount: number): void {
  tally.set(name, (tally.get(name) ?? 0) + amount);
}
