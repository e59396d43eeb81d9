import type { RecorderPlan } from "#compiler/recorder-plan.ts";
import { recordVisit } from "./record-visit.ts";
import type { Source, VisitEvent } from "./visit-event.ts";

/** The data that the server gets. */
export interface Beacon {
  visit: string;
  version: string;
  arms: Record<string, string>;
  source?: Source;
  events: VisitEvent[];
}

/** Enters "start", asks "one" and "two", and ends with "summary" and "sales". */
export const smallPlan: RecorderPlan = {
  version: "v1",
  entry: "start",
  reported: {},
  // Tests may say what only the compiler can know.
  ends: ["sales"] as RecorderPlan["ends"],
  quiet: ["summary", "sales"],
  experiments: ["x"],
};

/** A plan that reports some places as others. */
export const hiding = (reported: Record<string, string[]>): RecorderPlan => ({
  ...smallPlan,
  reported: reported as RecorderPlan["reported"],
});

interface Tab {
  /** The tab's storage. A copy of it is the storage of a copied tab. */
  storage?: Map<string, string>;
  plan?: RecorderPlan;
  /** The number of seconds after the page until the recorder comes. */
  late?: number;
}

let visits = 0;

/** A page in a tab, with a clock that tests move, and a server that they can turn off. */
export function openPage({ storage = new Map(), plan = smallPlan, late = 0 }: Tab = {}) {
  let now = late * 1000;
  let isUp = true;
  let isStorageRefused = false;
  const beacons: Beacon[] = [];
  const use = () => {
    if (isStorageRefused) throw new Error("Storage is refused.");
    return storage;
  };
  const recorder = recordVisit(plan, {
    read: () => use().get("visit") ?? null,
    write: (text) => void use().set("visit", text),
    now: () => now,
    newVisit: () => ({ visit: `visit ${++visits}`, source: { device: "phone" } }),
    arms: () => ({ x: "A" }),
    send: async (body) => {
      beacons.push(JSON.parse(body));
      return isUp;
    },
  });
  recorder.setVisible(true);
  return {
    beacons,
    storage,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    /** Shows a place because of an answer. */
    goOn: (place: string | undefined) => recorder.record(now, place, false),
    /** Shows a place with the page, or by Back or Forward. */
    comeTo: (place: string | undefined) => recorder.record(now, place, true),
    /** Notes a place that the page has shown from its start. */
    beganAt: (place: string) => recorder.record(0, place, true),
    reach: (milestone: "checkout_started" | "account_created") =>
      recorder.record(now, "", true, milestone),
    hide: () => recorder.setVisible(false),
    show: () => recorder.setVisible(true),
    stopServer: () => {
      isUp = false;
    },
    startServer: () => {
      isUp = true;
    },
    refuseStorage: () => {
      isStorageRefused = true;
    },
    /** Waits until the answers to all beacons have come. */
    settle: () => new Promise<void>((resolve) => void setImmediate(resolve)),
  };
}

export type TestPage = ReturnType<typeof openPage>;

/** All events that the server got, each once, in order. */
export function collectEvents(...pages: Pick<TestPage, "beacons">[]): VisitEvent[] {
  const events = new Map(
    pages
      .flatMap(({ beacons }) => beacons.flatMap(({ events }) => events))
      .map((one) => [one.n, one]),
  );
  return [...events.values()].toSorted((one, other) => one.n - other.n);
}

/** Such as `left one after 3`. */
export const describeEvents = (events: VisitEvent[]) =>
  events.map(({ type, place, seconds }) =>
    [type, place, ...(seconds === undefined ? [] : ["after", seconds])].join(" "),
  );

/** Walks to the end, and waits a second on each screen. */
export function walk(page: ReturnType<typeof openPage>, ...places: string[]) {
  const [first, ...others] = places;
  page.comeTo(first);
  for (const place of others) {
    page.wait(1);
    page.goOn(place);
  }
}

/** The events that pages have sent, in words. */
export const collectSent = (...pages: ReturnType<typeof openPage>[]) =>
  describeEvents(collectEvents(...pages));
