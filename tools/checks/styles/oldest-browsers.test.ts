import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newInScript } from "#tools/build/oldest-browsers/new-scripts.ts";

/**
 * Files that never reach a visitor's browser: the compiler, and tests.
 */
const ELSEWHERE = /^compiler\/(?!simulation\/)|\.(test|stories|fixtures)\.tsx?$|\.d\.ts$/;

// The build's files are checked, too, but a library with a method of the same name hides ours
// there.
test("our own code calls no function that the oldest browsers lack", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    newInScript(file, readFileSync(join("src", file), "utf8")).map(
      (name) => `src/${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
