import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const DEBIAN = "/usr/bin/chromium";

/** The browser that tests drive: `CHROMIUM`, or Debian's; undefined leaves it to Playwright's own download. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, DEBIAN].find((path) => path && existsSync(path));
}

/** What Playwright turns off. Of several lists on a command line the last one alone counts, and it has to be whole: tests hold it to Playwright's. */
export const offByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Two pages of the browser's own, behind the address bar of each window, and a process for a page that never comes: more work than most of our tests. */
const offByUs = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Flags without which Chromium calls home at every start, refuses to run as root, or opens pages that nobody sees. */
export const chromiumFlags = [
  `--disable-features=${[...offByPlaywright, ...offByUs].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Gets a browser where there is none: Debian's package as root, Playwright's download elsewhere. Throws with what to do where neither works. */
export function ensureChromium(): void {
  if (chromiumPath()) return;
  const isRoot = process.getuid?.() === 0;
  try {
    if (isRoot && existsSync("/usr/bin/apt-get")) {
      execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
      execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } else {
      execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    }
  } catch {
    throw new Error(
      "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test",
    );
  }
}
