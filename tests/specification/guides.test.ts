import { describe, expect } from "vitest";
import { guides, textOf, walkOverCopy } from "#tools/docs-runner/guides.ts";
import { test } from "./specification.fixtures.ts";

// The guides show the commands' output for this funnel. After an intended change, update them with
// `npm run guide`.
describe("the guides", () => {
  test.each(guides)(
    "%s shows the current output of its commands: `npm run guide` writes it",
    async (guide) => {
      await expect(walkOverCopy(textOf(guide))).resolves.toEqual({ faults: [], stale: [] });
    },
  );
});
