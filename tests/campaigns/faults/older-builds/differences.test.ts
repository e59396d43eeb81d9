import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test.each(differences)("an older build $name can be made from today's code", ({ edits }) => {
  const texts = new Map<string, string>();
  for (const [file, find, replace] of edits) {
    const text = texts.get(file) ?? readFileSync(file, "utf8");
    expect(text, file).toContain(find);
    texts.set(
      file,
      text.replace(find, () => replace),
    );
  }
});
