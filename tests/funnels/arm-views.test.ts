import { expect, test } from "vitest";
import { armViews } from "#funnel/paths/arm-views.ts";
import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { planFrom } from "./funnel-of.ts";
import { shapes } from "./shapes.ts";

/** `A: start q-1* sales`, with a star at what is not the same for every arm. */
function views(files: FunnelFiles | undefined): string[] {
  return Object.entries(armViews(planFrom(files ?? {}))).flatMap(([id, arms]) =>
    arms.map(
      ({ arm, share, steps }) =>
        `${id} ${arm} ${share}%: ${steps.map(({ place, differs }) => `${place}${differs ? "*" : ""}`).join(" ")}`,
    ),
  );
}

test("a marketer sees what only one arm has", () => {
  expect(views(shapes["arms of one step and of none"])).toEqual([
    "x A 50%: start sales",
    "x B 50%: start q-1* sales",
  ]);
});

test("the same steps in another order differ, and no more of them than have to", () => {
  expect(views(shapes["the same step in both arms"])).toEqual([
    "x A 50%: start q-1* q-2 sales",
    "x B 50%: start q-2~2 q-1~2* sales",
  ]);
});

test("an arm that only has other words for a step differs in that step", () => {
  expect(views(shapes["other words in an arm"])).toEqual([
    "x A 50%: start q-1* sales",
    "x B 50%: start q-1* sales",
  ]);
});

test("of an experiment that is over only the winner is seen, by everybody", () => {
  expect(views(shapes["an experiment that is over"])).toEqual(["x B 100%: start q-2 sales"]);
});
