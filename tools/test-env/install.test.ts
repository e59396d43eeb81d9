import { describe, expect, test } from "vitest";
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
