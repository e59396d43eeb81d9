import { test as plainTest } from "vitest";
import { visit } from "../engine/visit.fixtures.ts";
import { realPlan } from "../support/real-plan.ts";

/** Explains a failure to someone who has changed a text, a value, or the order of the funnel. */
const NO_LONGER_SPECIFIED =
  "funnel/ no longer matches the specification. If you changed it on purpose, nothing is broken: this test only reports the difference. Update it in tests/specification/ once the specification has changed.";

export const plan = realPlan();

/** A visit to our own funnel. */
export const visitFunnel: typeof visit = (path, circumstances = {}) =>
  visit(path, { plan, ...circumstances });

/** A test of something that the specification defines. Its failure says what to do. */
export const test = plainTest.extend<{ explained: undefined }>({
  explained: [
    async ({ task, onTestFailed }, use) => {
      onTestFailed(() => {
        for (const error of task.result?.errors ?? [])
          error.message = `${NO_LONGER_SPECIFIED}\n${error.message}`;
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

// biome-ignore lint/suspicious/noExplicitAny: the test, not a type, checks what the specification defines about a step
export const getStep = (id: string): any => plan.steps[id];
