import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { differences, hashFiles } from "#tools/checks/supply-chain/hash-files.ts";

/** Two places and times that have nothing in common. */
const PLACES = [
  { name: "a", env: { TZ: "UTC", LANG: "C" } },
  { name: "another-folder-with-a-long-name", env: { TZ: "Pacific/Auckland", LANG: "de_DE.UTF-8" } },
];

/**
 * Builds the site twice, in two new folders one after the other, and compares every file. A build
 * that anyone can repeat can't hide anything.
 */
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
  encoding: "utf8",
})
  .split("\0")
  .filter(Boolean);
const base = mkdtempSync(join(tmpdir(), "build-"));
try {
  const [first, second] = PLACES.map(({ name, env }) => buildIn(join(base, name), env));
  if (!first || !second) throw new Error("Nothing was built.");
  const found = differences(first, second);
  for (const line of found) console.error(line);
  console.log(`${first.size} files from two builds, ${found.length} of them different.`);
  if (found.length > 0) process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true });
}

function buildIn(folder: string, env: Record<string, string>): Map<string, string> {
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  // Packages of its own, so that no path leads to the same folder twice.
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  rmSync(join(folder, "node_modules", ".cache"), { recursive: true, force: true });
  execFileSync("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  return hashFiles(join(folder, "dist"));
}
