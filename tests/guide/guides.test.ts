import { expect, test } from "vitest";
import { guides, textOf, walkOverCopy } from "../../scripts/guide/guides.ts";

test.each(guides)("whoever follows %s meets what it says: `npm run guide` writes outputs anew and tells the rest", { timeout: 60_000 }, async (guide) => {
  await expect(walkOverCopy(textOf(guide))).resolves.toEqual({ faults: [], stale: [] });
});
