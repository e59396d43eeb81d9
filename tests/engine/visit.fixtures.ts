import { SimulatedClock } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import type { Store } from "#lib/store.ts";
import { getPlace } from "#quiz/engine/funnel-machine.ts";
import { shownAt } from "#quiz/engine/shown.ts";
import { createVisit, type VisitDependencies } from "#quiz/engine/visit.ts";
import type { StepEvent } from "#quiz/steps/step-states.ts";
import { samplePlan } from "./sample-plan.fixtures.ts";

const plan = samplePlan();

/** Storage that keeps everything in memory. */
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

interface Circumstances extends Partial<VisitDependencies> {
  plan?: Plan;
}

/**
 * A visit that starts at a URL path, with a clock that only moves when the test moves it. It uses
 * the sample funnel unless another plan is given.
 */
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
  const place = () => getPlace(going.plan, going.actor.getSnapshot());
  const step = () => {
    const at = place();
    return at === undefined ? undefined : going.plan.steps[at]?.id;
  };
  const send = (event: StepEvent) => {
    // As in a browser, a press comes after what waits for the paint.
    going.afterPaint.flush();
    going.sendFrom(place() ?? "", event);
  };
  return {
    ...going,
    left,
    store,
    step,
    send,
    place,
    /**
     * One millisecond at a time, because the clock starts a following wait only at its current
     * time.
     */
    wait: (ms: number) => {
      for (let waited = 0; waited < ms; waited++) clock.increment(1);
    },
    /** Lets promises resolve that don't wait for anything. */
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
    choose: (value: string) => send({ type: "chosen", value }),
    carryOn: () => send({ type: "continued" }),
    answers: () => going.actor.getSnapshot().context.answers,
    readStored: (): Record<string, unknown> => JSON.parse(store.get("quizState") ?? "{}"),
    // biome-ignore lint/suspicious/noExplicitAny: a test reads what its step's view would read
    getShownStep: (): any => shownAt(going.plan, place() ?? "", going.actor.getSnapshot()).step,
  };
}
