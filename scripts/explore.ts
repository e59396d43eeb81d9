import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * Lets Bombadil press, type, and go back at random in a running site, and checks after each action
 * what has to hold on every screen.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    site: { type: "string", default: "http://localhost:4173/" },
  },
});
const output = mkdtempSync(join(tmpdir(), "explored-"));
const { status } = spawnSync(
  "bombadil",
  [
    ...["browser", "test", values.site, "tests/explorer/invariants.ts"],
    ...["--headless", "--no-sandbox", "--exit-on-violation"],
    ...["--width", "390", "--height", "844"],
    ...["--time-limit", `${values.minutes}m`, "--output-path", output],
  ],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
