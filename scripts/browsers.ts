import { spawnSync } from "node:child_process";
import { allEngines } from "#tools/test-env/browsers/engines.ts";
import { ensureChromium } from "#tools/test-env/chromium.ts";

/** Before a release: walks from the first question to the last tab in every engine. */
ensureChromium();
const missing = allEngines.filter(({ isInstalled }) => !isInstalled());
if (missing.length > 0) {
  const names = missing.map(({ name }) => name).join(" and ");
  console.error(
    `${names} can't be tested, because they aren't installed. On Debian: apt-get install ${missing.map(({ packages }) => packages).join(" ")}`,
  );
  process.exitCode = 1;
} else {
  const { status } = spawnSync("playwright", ["test", "--project=browsers"], {
    stdio: "inherit",
    env: { ...process.env, BROWSERS: "all", PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1" },
  });
  process.exitCode = status ?? 1;
}
