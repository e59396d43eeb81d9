import { describe, expect, test } from "vitest";
import { realPlan } from "../support/real-plan.ts";
import { samplePlan } from "./sample-plan.fixtures.ts";
import { visit } from "./visit.fixtures.ts";
import { walkOn } from "./walk.fixtures.ts";

/** For a machine that is busy with other things. */
const MANY_WALKS_MS = 60_000;

describe.each([
  ["our funnel", realPlan()],
  ["the sample", samplePlan()],
])("a walk through %s", (_, plan) => {
  test("ends at the sales page for a visitor who only presses Continue wherever that is enough", async () => {
    const visitor = visit("/", { plan });
    await walkOn(visitor);
    expect(visitor.getShownStep().type).toBe("sales");
  });

  test("numbers the questions in order, and keeps the last number on the steps after them", async () => {
    const visitor = visit("/", { plan });
    const numbers: unknown[] = [];
    const places = await walkOn(visitor, {}, () => numbers.push(visitor.readStored().currentStep));
    let last: number | undefined;
    for (const [index, place] of places.entries()) {
      last = plan.steps[place]?.number ?? last;
      expect({ place, number: numbers[index] }).toEqual({ place, number: last });
    }
    expect(plan.total).toBe(Math.max(...Object.values(plan.steps).map(({ number = 0 }) => number)));
  });

  test.each([0, 0.9])(
    "leads to the sales page from any screen that is opened by its address, with the arms drawn by %d",
    async (chance) => {
      for (const { route } of Object.values(plan.steps)) {
        const visitor = visit(route, { plan, random: () => chance });
        await walkOn(visitor);
        expect({ from: route, at: visitor.getShownStep().type }).toEqual({
          from: route,
          at: "sales",
        });
      }
    },
    MANY_WALKS_MS,
  );
});
