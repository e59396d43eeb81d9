import { expect, test } from "vitest";
import { told } from "../small-funnel.ts";

test("a marketer who mistypes a step in the flow is told which one may be meant", () => {
  expect(told(["funnel.yaml", "  - goals", "  - gaols"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who names a step that is nowhere near a known one is told where steps are written", () => {
  expect(told(["funnel.yaml", "  - goals", "  - testimonials"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes a step within an arm is told of it there", () => {
  expect(told(["funnel.yaml", "[sleep, thanks]", "[slep, thanks]"])).toMatchInlineSnapshot(`"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`);
});

test("a marketer who mistypes two steps is told of both, and of nothing that follows from it", () => {
  expect(told(["funnel.yaml", "  - goals", "  - gaols"], ["funnel.yaml", "  - age", "  - agee"])).toMatchInlineSnapshot(
    `"funnel/site.yaml:1:1  "members-soon" is missing. Add it."`,
  );
});
