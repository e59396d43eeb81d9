import { SimulatedClock } from "xstate";
import type { Plan } from "#funnel/plan.ts";
import type { Store } from "#lib/store.ts";
import { shownAt } from "#machine/shown.ts";
import { createVisit, placeOf, type World } from "#machine/visit.ts";
import type { StepEvent } from "#steps/step-states.ts";
import { samplePlan } from "./visits/sample-plan.ts";

const plan = samplePlan();

/** Storage that keeps everything, in memory. */
export function memoryStore(
  kept: Record<string, string> = {},
): Store & { kept: Record<string, string> } {
  const store = { ...kept };
  return {
    kept: store,
    get: (key) => store[key] ?? null,
    set: (key, value) => {
      store[key] = value;
      return true;
    },
    remove: (key) => {
      delete store[key];
      return true;
    },
  };
}

interface Circumstances extends Partial<World> {
  plan?: Plan;
}

/** A visit that begins at a URL path, with a clock that only moves when told to; of the sample funnel, if no other plan is given. */
export function visit(path: string, circumstances: Circumstances = {}) {
  const clock = new SimulatedClock();
  const left: string[] = [];
  const store = circumstances.store ?? memoryStore();
  const going = createVisit(circumstances.plan ?? plan, path, {
    store,
    search: "",
    random: () => 0,
    startCheckout: () => Promise.reject(new Error("No checkout in this test.")),
    leaveFor: (url) => void left.push(url),
    clock,
    ...circumstances,
  });
  going.start();
  const place = () => placeOf(going.plan, going.actor.getSnapshot());
  const step = () => {
    const at = place();
    return at === undefined ? undefined : going.plan.steps[at]?.id;
  };
  const send = (event: StepEvent) => going.tell(place() ?? "", event);
  return {
    ...going,
    left,
    store,
    step,
    send,
    place,
    /** A millisecond at a time: the clock starts the waits of what follows only where it stands. */
    wait: (ms: number) => {
      for (let waited = 0; waited < ms; waited++) clock.increment(1);
    },
    /** Lets promises that wait for nothing have their say. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
    choose: (value: string) => send({ type: "chosen", value }),
    carryOn: () => send({ type: "continued" }),
    answers: () => going.actor.getSnapshot().context.answers,
    kept: (): Record<string, unknown> => JSON.parse(store.get("quizState") ?? "{}"),
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what its step's view would read
    shown: (): any => shownAt(going.plan, place() ?? "", going.actor.getSnapshot()).step,
  };
}
