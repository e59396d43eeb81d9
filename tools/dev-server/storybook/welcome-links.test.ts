import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");

describe("cards of the welcome page", () => {
  test("link to stories that exist", () => {
    const page = readFileSync(join(root, "stories", "welcome.stories.tsx"), "utf8");
    const stories = [...page.matchAll(/first: "([^"]+)"/g)].map(([, id]) => id);
    expect(stories).toHaveLength(7);
    // Every testable story has an accepted picture named after its id.
    for (const id of stories)
      expect(existsSync(join(root, "tests", "pictures", `${id}.phone.webp`)), id).toBe(true);
  });
});
