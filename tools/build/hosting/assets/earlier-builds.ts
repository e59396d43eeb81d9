import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DAY_MS } from "#lib/day-ms.ts";
import { NOT_FOUND_PAGE } from "../never-pages.ts";
import { ENCODINGS } from "./precompress.ts";

/** The time that a tab of an earlier build can still fetch its files. */
const DAYS_KEPT = 7;
/** On a day with many builds, the oldest ones are dropped first. */
const BUILDS_KEPT = 10;

const COMPRESSED = Object.values(ENCODINGS);

/** A build, and the hashed files that its tabs may still ask for. */
export interface Build {
  name: string;
  /** The backend that its pages call. A build for another backend is another site. */
  backend: string;
  files: string[];
  /** When a newer build for the same backend replaced it, as ISO 8601; undefined for the newest. */
  replacedAt?: string;
}

/**
 * The builds with files to keep, newest last: the new one, and those that were replaced recently.
 */
export function keepBuilds(earlier: Build[], build: Build, now: Date): Build[] {
  const isOfSite = ({ backend }: Build) => backend === build.backend;
  const isFresh = ({ replacedAt }: Build) =>
    !replacedAt || now.getTime() - Date.parse(replacedAt) < DAYS_KEPT * DAY_MS;
  const replaced = earlier
    .filter((one) => isOfSite(one) && one.name !== build.name)
    .map((one) => ({ ...one, replacedAt: one.replacedAt ?? now.toISOString() }))
    .filter(isFresh)
    .slice(1 - BUILDS_KEPT);
  return [...earlier.filter((one) => !isOfSite(one) && isFresh(one)), ...replaced, build];
}

/** The hashed files of a built site, without their compressed forms. */
export function listAssets(site: string): string[] {
  return listFiles(site).filter(
    (file) => file !== NOT_FOUND_PAGE && !COMPRESSED.some((ending) => file.endsWith(ending)),
  );
}

function listFiles(site: string): string[] {
  return readdirSync(join(site, "assets"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .sort();
}

/** The builds in a store; empty if there's no store. */
export function readBuilds(store: string): Build[] {
  const manifest = getManifestPath(store);
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")) : [];
}

/** Copies the files of all builds for one backend into its site. */
export function restoreAssets(store: string, site: string, builds: Build[], backend: string): void {
  const files = new Set(
    builds.filter((build) => build.backend === backend).flatMap((build) => build.files),
  );
  for (const file of files) copyMissing(store, site, file);
}

/**
 * Copies compressed forms next to files that haven't changed: compressing takes longer than the
 * rest of a build.
 */
export function restoreCompressed(store: string, site: string): void {
  const unchanged = listAssets(site).filter((file) => isSame(join(store, file), join(site, file)));
  for (const file of unchanged)
    for (const ending of COMPRESSED) copyMissing(store, site, file + ending);
}

/** Saves the given builds, including the new one's files, and drops everything else. */
export function saveBuilds(store: string, site: string, builds: Build[]): void {
  const files = new Set(
    builds
      .flatMap((build) => build.files)
      .flatMap((file) => [file, ...COMPRESSED.map((ending) => file + ending)]),
  );
  for (const file of files) copyMissing(site, store, file);
  for (const file of listFiles(store)) if (!files.has(file)) rmSync(join(store, file));
  // In one step: a half-written manifest would break all later builds.
  writeFileSync(`${getManifestPath(store)}.new`, `${JSON.stringify(builds, null, 2)}\n`);
  renameSync(`${getManifestPath(store)}.new`, getManifestPath(store));
}

const isSame = (one: string, other: string) =>
  existsSync(one) && readFileSync(one).equals(readFileSync(other));

function copyMissing(from: string, to: string, file: string): void {
  if (existsSync(join(to, file)) || !existsSync(join(from, file))) return;
  mkdirSync(dirname(join(to, file)), { recursive: true });
  cpSync(join(from, file), join(to, file));
}

const getManifestPath = (store: string) => join(store, "builds.json");
