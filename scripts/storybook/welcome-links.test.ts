import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..");

test("a designer who presses a card of Storybook's first page comes to a story that is there", () => {
  const page = readFileSync(join(root, "stories", "welcome.stories.tsx"), "utf8");
  const stories = [...page.matchAll(/first: "([^"]+)"/g)].map(([, id]) => id);
  expect(stories).toHaveLength(7);
  // what can be looked at has an accepted picture by its id
  for (const id of stories)
    expect(existsSync(join(root, "tests", "pictures", `${id}.phone.webp`)), id).toBe(true);
});
