import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { offByPlaywright } from "./chromium.ts";

describe("offByPlaywright", () => {
  test("matches the features that this version of Playwright turns off", () => {
    const playwright = join(
      createRequire(import.meta.url).resolve("playwright-core/package.json"),
      "..",
    );
    const source = readFileSync(join(playwright, "lib", "coreBundle.js"), "utf8");
    const [, list = ""] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
    const features = list.split("\n").flatMap((line) => /^\s*"(\w+)"/.exec(line)?.[1] ?? []);
    expect(offByPlaywright).toEqual(features);
  });
});
