import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** The ids of the stories in a file, as Storybook makes them from its title and its exports. */
function findStoryIds(file: string): string[] {
  const text = read(file);
  const [, title] = /\btitle: "([^"/]+\/[^"]+)"/.exec(text) ?? [];
  if (!title) return [];
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) =>
    toId(title, storyNameFromExport(name)),
  );
}

describe("cards of the welcome page", () => {
  test("link to stories that exist", () => {
    const files = ["src", "stories"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".stories.tsx"))
        .map((file) => join(folder, file)),
    );
    const stories = [...read("stories/welcome.stories.tsx").matchAll(/first: "([^"]+)"/g)];
    const ids = new Set(files.flatMap(findStoryIds));
    // Stories of screens have no file: they're made from the funnel.
    const written = stories.flatMap(([, id = ""]) => (id.startsWith("screens-") ? [] : [id]));
    expect(written).toHaveLength(6);
    expect(written.filter((id) => !ids.has(id))).toEqual([]);
  });
});
