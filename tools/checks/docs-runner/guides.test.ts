// @module-tag long
import { describe, expect, test } from "vitest";
import { guides, readGuideText, walkOverCopy } from "#tools/checks/docs-runner/guides.ts";

describe("the guides", () => {
  test.each(guides)(
    "%s shows the current output of its commands: `npm run guide` writes it",
    async (guide) => {
      await expect(walkOverCopy(readGuideText(guide))).resolves.toEqual({ faults: [], stale: [] });
    },
  );
});
