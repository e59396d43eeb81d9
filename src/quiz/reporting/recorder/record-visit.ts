import type { RecorderPlan } from "#compiler/recorder-plan.ts";
import type { ReportedPlace } from "#compiler/reported-places.ts";
import { reportedPlace } from "./reported-place.ts";
import type { Counted, Note, Source, VisitEvent } from "./visit-event.ts";

/** Everything that a recorder needs from the browser. */
export interface RecorderDependencies {
  /** The text that the tab has stored; null if nothing. May throw. */
  read(): string | null;
  /** May throw. */
  write(text: string): void;
  /** Milliseconds since the page was opened. */
  now(): number;
  newVisit(): Required<Pick<VisitState, "visit" | "source">>;
  arms(): Record<string, string>;
  /** Resolves to whether the server has taken it, or refused it for good. Never rejects. */
  send(body: string): Promise<boolean>;
}

/** Without a milestone, this many screens cause a beacon. */
const SCREENS_TO_SEND = 17;
/** Three for each screen, and some. The server refuses beacons of more than 8 kB. */
const MAX_SENT = 60;
/** If this many events can't be sent, the visit isn't recorded any further. */
const MAX_UNSENT = 200;

const MS_PER_S = 1000;
/** The server refuses longer stays, such as those of a computer that slept. */
const MS_PER_DAY = 86_400_000;

/**
 * Records which screens a visitor sees and for how long, but never what they answer. A stay on a
 * screen is reported when it ends, all at once, so that nothing shows what happened during it.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share the state, and every byte counts.
export function recordVisit(plan: RecorderPlan, world: RecorderDependencies) {
  let visit = readStored() as VisitState;
  // If the page that stored it is still visible, this tab is a copy of the tab with that page.
  if (!visit || visit.visible)
    visit = {
      ...world.newVisit(),
      version: plan.version,
      n: 0,
      events: [],
      seen: [],
      ms: 0,
      visible: false,
    };
  store();
  let since = world.now();
  /** The place in this page. */
  let shown: string | undefined;

  return {
    record: (...[at, place, isReturn, milestone]: Note) =>
      change(() => {
        if (!milestone) return recordPlace(at, place, isReturn);
        // The form for the account isn't a screen of the quiz.
        if (milestone === "account_created") recordPlace(at, undefined, true);
        add(milestone, visit.seen.at(-1) ?? plan.ends[0]);
        send();
      }),
    setVisible: (isVisible: boolean) =>
      change(() => {
        if (visit.visible === isVisible) return;
        const at = world.now();
        passTime(at);
        visit.visible = isVisible;
        if (!isVisible) send();
        else if (shown) recordPlace(at, shown, true);
      }),
  };

  function readStored(): VisitState | undefined {
    try {
      const kept = JSON.parse(world.read() ?? "");
      // A damaged one throws, or is left.
      return kept.seen.at && kept.events.every(Boolean) && kept;
    } catch {
      return undefined;
    }
  }

  function store() {
    try {
      world.write(JSON.stringify(visit));
    } catch {
      // The page remembers it.
    }
  }

  /** Changes what is stored, because other pages in this tab may have continued the visit. */
  function change(act: () => void) {
    visit = readStored() || visit;
    act();
    store();
  }

  function passTime(at: number) {
    // A page's first screen is older than its recorder. It takes no time from the one before.
    if (visit.visible && at > since) visit.ms += at - since;
    since = at;
  }

  function recordPlace(at: number, place: string | undefined, isReturn: boolean) {
    shown = place;
    passTime(at);
    const before = visit.place;
    const after = place ? (reportedPlace(plan, place, visit.seen) ?? before) : undefined;
    if (after === before) return;
    if (before) {
      if (!isReturn && after && after !== plan.entry && !plan.quiet.includes(before))
        add("answered", before);
      // Counted by `passTime`.
      add("left", before, Math.round(Math.min(visit.ms, MS_PER_DAY) / MS_PER_S) as Counted);
    }
    visit.place = after;
    visit.ms = 0;
    if (after) {
      add("entered", after);
      const screens = visit.seen.push(after);
      if (before === plan.entry || plan.ends.includes(after) || screens % SCREENS_TO_SEND === 0)
        send();
    }
  }

  function add(type: VisitEvent["type"], place: ReportedPlace | undefined, seconds?: Counted) {
    if (place && visit.events.length < MAX_UNSENT)
      // Counted here.
      visit.events.push({ n: visit.n++ as Counted, type, place, seconds });
  }

  /** Events stay stored until the server has decided on them: it ignores what it already has. */
  function send() {
    const events = visit.events.slice(0, MAX_SENT);
    const last = events.at(-1);
    if (!last) return;
    visit.arms ??= world.arms();
    const { visit: id, version, arms, source } = visit;
    void world
      .send(JSON.stringify({ visit: id, version, arms, source, events }))
      .then((isDecided) => {
        if (isDecided)
          change(() => {
            visit.events = visit.events.filter(({ n }) => n > last.n);
            delete visit.source;
          });
      });
  }
}

/** A visit as the tab stores it, so that a reload continues it. */
interface VisitState {
  /** Its id: 22 random characters. */
  visit: string;
  /** The version of the funnel that it began with. */
  version: string;
  /** The arm of each experiment, as first sent. */
  arms?: Record<string, string>;
  /** Absent once the server has it. */
  source?: Source;
  /** The number of the next event. */
  n: number;
  /** The events that the server hasn't accepted yet. */
  events: VisitEvent[];
  /** All places that were entered, the latest one last. */
  seen: ReportedPlace[];
  /** The place on screen. */
  place?: ReportedPlace | undefined;
  /** The time that it has been visible, in milliseconds. */
  ms: number;
  /** True if the page is visible. */
  visible: boolean;
}
