import { describe, expect } from "vitest";
import { guides, textOf, walkOverCopy } from "../../scripts/guide/guides.ts";
import { test } from "./specification.ts";

// the guides show what the commands print of this funnel: whoever changes it on purpose runs `npm run guide`
describe("the guides", () => {
  test.each(guides)(
    "%s shows what its commands print now: `npm run guide` writes it",
    async (guide) => {
      await expect(walkOverCopy(textOf(guide))).resolves.toEqual({ faults: [], stale: [] });
    },
  );
});
