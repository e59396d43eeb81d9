import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newInScript } from "../../scripts/browsers/new-scripts.ts";

/** Never in a visitor's browser: what marketers look at while developing, what reads the funnel in Node, and tests. */
const ELSEWHERE =
  /^(preview|funnel|simulation|verdict)\/|(\.test|\.stories)\.tsx?$|-for-(stories|tests)\.tsx?$|\.d\.ts$/;

// the build's files are checked, too; but there, a library that brings a method of the same name along hides ours
test("our own code calls no function that the oldest browsers don't have", () => {
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
