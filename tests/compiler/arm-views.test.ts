import { describe, expect, test } from "vitest";
import { armViews } from "#compiler/paths/arm-views.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { buildTree, compilePlan } from "./create-funnel.fixtures.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";

/** `A: start q-1* sales`, with a star after steps that aren't the same in every arm. */
function views(files: FunnelFiles | undefined): string[] {
  return Object.entries(armViews(compilePlan(files ?? {}), buildTree(files ?? {}))).flatMap(
    ([id, arms]) =>
      arms.map(
        ({ arm, share, steps }) =>
          `${id} ${arm} ${share}%: ${steps.map(({ place, differs }) => `${place}${differs ? "*" : ""}`).join(" ")}`,
      ),
  );
}

describe("arm views", () => {
  test("shows what only one arm has", () => {
    expect(views(flowShapes["arms of one step and of none"])).toEqual([
      "x A 50%: start sales",
      "x B 50%: start q-1* sales",
    ]);
  });

  test("marks the same steps in another order, and no more of them than necessary", () => {
    expect(views(flowShapes["the same step in both arms"])).toEqual([
      "x A 50%: start q-1* q-2 sales",
      "x B 50%: start q-2~2 q-1~2* sales",
    ]);
  });

  test("marks a step that only has other text in one arm", () => {
    expect(views(flowShapes["other words in an arm"])).toEqual([
      "x A 50%: start q-1* sales",
      "x B 50%: start q-1* sales",
    ]);
  });

  test("shows only the winner of a finished experiment, for everyone", () => {
    expect(views(flowShapes["an experiment that is over"])).toEqual(["x B 100%: start q-2 sales"]);
  });
});
