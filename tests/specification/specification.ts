import { test as plainTest } from "vitest";
import { realPlan } from "../real-plan.ts";
import { visit } from "../visit.ts";

/** What somebody reads who has changed something that the specification fixes. */
const NO_LONGER_SPECIFIED =
  "funnel/ no longer matches the specification. If the change is wanted, change this test in tests/specification/ with it: no other test holds these words and values.";

export const plan = realPlan();

/** A visit to our own funnel. */
export const visitFunnel: typeof visit = (path, circumstances = {}) =>
  visit(path, { plan, ...circumstances });

/** A test of what the specification fixes. It fails with what to do. */
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

// biome-ignore lint/suspicious/noExplicitAny: what the specification fixes of a step is told by the test, not by a type
export const stepOf = (id: string): any => plan.steps[id];
