import { SimulatedClock } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import { funnelMachine, getPlace } from "#quiz/engine/funnel-machine.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit } from "#quiz/engine/visit.ts";
import { countPathComputations } from "../count-path-computations.ts";

export interface MachineFigures {
  compileMs: number;
  /** The time to read storage, make the machine, and start it at the entrance. */
  startMs: number;
  transitions: number;
  walkMs: number;
  /** Paths computed for one choice, its wait, and the next screen. */
  pathsPerStep: number;
}

const WAIT_MS = 10_000;

/** Keeps the created objects alive, so that their memory can be measured. */
const held: unknown[] = [];

Object.assign(window, {
  measureMachine(planText: string): MachineFigures {
    const plan: Plan = JSON.parse(planText);
    const begun = performance.now();
    held.push(funnelMachine(plan));
    const compileMs = performance.now() - begun;

    const clock = new SimulatedClock();
    const { plan: counted, getComputations } = countPathComputations(plan);
    const beforeStart = performance.now();
    const visit = newVisit(counted, clock);
    visit.start();
    const startMs = performance.now() - beforeStart;

    const pathsBefore = getComputations();
    const beforeWalk = performance.now();
    let transitions = 0;
    let steps = 0;
    visit.actor.subscribe(() => {
      transitions += 1;
    });
    const place = () => getPlace(counted, visit.actor.getSnapshot()) ?? "";
    for (let at = place(); counted.next[at] !== undefined; at = place()) {
      const { step } = shownAt(counted, at, visit.actor.getSnapshot());
      const [value = ""] = Object.keys((step as unknown as { options: object }).options);
      visit.sendFrom(at, { type: "chosen", value });
      clock.increment(WAIT_MS);
      if (place() === at) throw new Error(`The visit stays at "${at}".`);
      steps += 1;
    }
    const walkMs = performance.now() - beforeWalk;
    held.push(visit);
    return {
      compileMs,
      startMs,
      transitions,
      walkMs,
      pathsPerStep: (getComputations() - pathsBefore) / steps,
    };
  },
});

function newVisit(plan: Plan, clock: SimulatedClock) {
  return createVisit(plan, "/", {
    store: {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value) === undefined,
      remove: (key) => localStorage.removeItem(key) === undefined,
    },
    search: "",
    random: () => 0,
    startCheckout: () => Promise.reject(new Error("Nothing is sold here.")),
    leaveFor: () => {},
    clock,
  });
}
