import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { offByPlaywright } from "./chromium.ts";
import { downloadChromium, installPackage } from "./install.ts";

function recordingInstaller() {
  const events: string[] = [];
  return {
    events,
    run: (program: string, args: string[]) => void events.push([program, ...args].join(" ")),
    print: (line: string) => void events.push(line),
  };
}

describe("installPackage", () => {
  test("prints what it is about to install before it does", () => {
    const installer = recordingInstaller();
    installPackage("postgresql", installer);
    expect(installer.events).toEqual([
      "Installing Debian's postgresql (--no-install refuses) …",
      "apt-get update -qq",
      "apt-get install -y -qq --no-install-recommends postgresql",
    ]);
  });
});

describe("downloadChromium", () => {
  test("prints what it is about to download before it does", () => {
    const installer = recordingInstaller();
    downloadChromium(installer);
    expect(installer.events).toEqual([
      "Downloading Chromium with Playwright (--no-install refuses) …",
      "npx playwright install chromium",
    ]);
  });
});

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
