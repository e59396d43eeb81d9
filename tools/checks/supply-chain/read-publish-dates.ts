import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Document {
  name?: string;
  /** When each version was published. */
  time?: Record<string, string>;
}

const DAY_LENGTH = "2026-11-22".length;

/**
 * Looks up the day when versions (`name@version`) were published. Runs one npm resolution in a
 * folder of its own: with a cutoff date, npm fetches the dates.
 */
export function readPublishDates(ids: string[]): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "publish-dates-"));
  try {
    // Optional, so that packages for other systems are resolved too.
    const optionalDependencies = Object.fromEntries(
      ids.map((id, index) => [`package-${index}`, `npm:${id}`]),
    );
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ private: true, optionalDependencies }),
    );
    const options = [
      "--package-lock-only",
      "--ignore-scripts",
      "--legacy-peer-deps",
      "--no-audit",
      "--no-fund",
      `--before=${new Date().toISOString()}`,
    ];
    execFileSync("npm", ["install", ...options, `--cache=${join(folder, "cache")}`], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const wanted = new Set(ids);
    const dates = readCachedDocuments(join(folder, "cache", "_cacache")).flatMap(
      ({ name, time = {} }) =>
        Object.entries(time).map(
          ([version, date]) => [`${name}@${version}`, date.slice(0, DAY_LENGTH)] as const,
        ),
    );
    return new Map(dates.filter(([id]) => wanted.has(id)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The package documents in an npm cache. */
function readCachedDocuments(cache: string): Document[] {
  const index = readdirSync(join(cache, "index-v5"), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const lines = index.flatMap((entry) =>
    readFileSync(join(entry.parentPath, entry.name), "utf8").split("\n"),
  );
  const checksums = lines.flatMap((line) => {
    const { integrity, metadata } = JSON.parse(line.split("\t")[1] ?? "{}");
    return integrity && /json/.test(metadata?.resHeaders?.["content-type"] ?? "")
      ? [integrity as string]
      : [];
  });
  return checksums.map((checksum) => {
    const [algorithm = "", base64 = ""] = checksum.split("-");
    const hex = Buffer.from(base64, "base64").toString("hex");
    return JSON.parse(
      readFileSync(
        join(cache, "content-v2", algorithm, hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)),
        "utf8",
      ),
    );
  });
}
