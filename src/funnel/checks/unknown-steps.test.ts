import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who mistypes a step in the flow is told which one may be meant", () => {
  expect(told(["funnel.yaml", "  - goals", "  - gaols"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:16:5  "gaols" is no step. Did you mean "goals"?"`,
  );
});

test("a marketer who names a step that is nowhere near a known one is told where steps are written", () => {
  expect(told(["funnel.yaml", "  - goals", "  - testimonials"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:16:5  "testimonials" is no step. If it is "goals" now, write that; else write it in a file of funnel/steps/, or take it out of the flow."`,
  );
});

test("a marketer who mistypes a step within an arm is told of it there", () => {
  expect(told(["funnel.yaml", "[sleep, thanks]", "[slep, thanks]"])).toMatchInlineSnapshot(
    `"funnel/funnel.yaml:18:9  "slep" is no step. Did you mean "sleep"?"`,
  );
});

test("a marketer who mistypes two steps is told of both, and of nothing that follows from it", () => {
  expect(
    told(["funnel.yaml", "  - goals", "  - gaols"], ["funnel.yaml", "  - age", "  - agee"]),
  ).toMatchInlineSnapshot(
    `
    "funnel/funnel.yaml:16:5  "gaols" is no step. Did you mean "goals"?
    funnel/funnel.yaml:20:5  "agee" is no step. Did you mean "age"?"
  `,
  );
});
