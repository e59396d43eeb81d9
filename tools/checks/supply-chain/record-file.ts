import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, parseLockFile } from "./lock-file.ts";
import type { PinnedVersions } from "./loose-versions.ts";
import { MIN_AGE_DAYS, type PublishRecord } from "./publish-record.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const RECORD = join(root, "tools", "checks", "supply-chain", "published.json");
const NPMRC = join(root, ".npmrc");

const SOURCES = ["git", "remote", "file", "directory"];
const REQUIRED_SETTINGS = [
  `min-release-age=${MIN_AGE_DAYS}`,
  "ignore-scripts=true",
  "strict-allow-scripts=true",
  ...SOURCES.map((source) => `allow-${source}=none`),
];

export const readRecord = (): PublishRecord =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};

export const writeRecord = (record: PublishRecord) =>
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

export const readLock = (): LockedPackage[] =>
  parseLockFile(readFileSync(join(root, "package-lock.json"), "utf8"));

/** npm settings that are missing from `.npmrc`. */
export function missingSettings(): string[] {
  const set = new Set(readFileSync(NPMRC, "utf8").split("\n"));
  return REQUIRED_SETTINGS.filter((line) => !set.has(line));
}

/** The packages that `.npmrc` excludes from the age rule, by name. */
export function readExclusions(): string[] {
  const lines = readFileSync(NPMRC, "utf8").matchAll(
    /^min-release-age-exclude(?:\[\])?\s*=\s*(\S+)/gm,
  );
  return [...lines].map(([, name = ""]) => name);
}

export const readAllowScripts = (): Record<string, boolean> => readPackage().allowScripts ?? {};

/** The versions that `package.json` asks for. */
export const readVersions = (): PinnedVersions => readPackage();

const readPackage = () => JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
