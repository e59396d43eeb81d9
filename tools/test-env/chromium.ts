import { existsSync } from "node:fs";
import { canInstallPackages, downloadChromium, installPackage } from "./install.ts";

const DEBIAN = "/usr/bin/chromium";
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * The browser for tests: `CHROMIUM`, or Debian's. If it's undefined, Playwright uses its own
 * download.
 */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, DEBIAN].find((path) => path && existsSync(path));
}

/**
 * The features that Playwright turns off. If a command line has several lists, only the last one
 * counts, so ours has to include all of them. A test compares it with Playwright's.
 */
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

/**
 * Two of the browser's own pages behind each window's address bar, and a process for a page that
 * never comes. They take more work than most of our tests.
 */
const offByUs = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/**
 * Without these flags, Chromium calls home at every start, refuses to run as root, or opens pages
 * that no one sees.
 */
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

interface Launch {
  args: string[];
  executablePath?: string;
}

/** Launches the full browser through Playwright. */
export const launchChromium = (): Launch => launch(chromiumPath());

/**
 * Launches a Chromium without windows through Playwright, which takes a fifth less time per page.
 * It has no back-forward cache and shows no PDFs. Falls back to the full browser if it isn't
 * installed.
 */
export const launchShell = (): Launch =>
  launch(process.env.CHROMIUM || !existsSync(DEBIAN_SHELL) ? chromiumPath() : DEBIAN_SHELL);

function launch(executablePath: string | undefined): Launch {
  return { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) };
}

/**
 * Installs Chromium if it's missing: Debian's package as root, Playwright's download otherwise.
 * Throws with instructions if neither works, or if it may not install.
 */
export function ensureChromium({ mayInstall = true } = {}): void {
  if (!chromiumPath()) {
    try {
      if (!mayInstall) throw new Error("--no-install");
      if (canInstallPackages()) installPackage("chromium");
      else downloadChromium();
    } catch {
      throw new Error(
        "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test",
      );
    }
  }
  const hasShell = process.env.CHROMIUM || existsSync(DEBIAN_SHELL);
  if (hasShell || !mayInstall || !canInstallPackages()) return;
  try {
    installPackage("chromium-headless-shell");
  } catch {
    // Older releases don't have it. The full browser does the same, more slowly.
  }
}
