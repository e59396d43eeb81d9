import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The SHA-256 of every file in a folder, by its path there. */
export function hashFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  return new Map(files.map((file) => [file, hashBytes(readFileSync(join(folder, file)))]));
}

const hashBytes = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The differences between two folders, one line for each file. */
export function differences(first: Map<string, string>, second: Map<string, string>): string[] {
  const files = [...new Set([...first.keys(), ...second.keys()])].toSorted();
  return files.flatMap((file) => {
    if (!first.has(file)) return [`${file} is only in the second build.`];
    if (!second.has(file)) return [`${file} is only in the first build.`];
    return first.get(file) === second.get(file) ? [] : [`${file} differs.`];
  });
}
