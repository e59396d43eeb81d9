import { join } from "node:path";
import { readIfThere } from "./read-or-set-aside.ts";
import { writeFileAtomic } from "./write-file-atomic.ts";

/**
 * True if a folder's database has ever worked. It's noted next to the keys, because a new database
 * in their place would look like the old one without a single account.
 */
export const hadDatabase = (folder: string): boolean => readMarks(folder)?.hadDatabase === true;

/** Notes that a folder's database works. A folder without keys isn't a server's. */
export function noteDatabase(folder: string): void {
  const marks = readMarks(folder);
  if (marks && !hadDatabase(folder))
    writeFileAtomic(getFilePath(folder), JSON.stringify({ ...marks, hadDatabase: true }, null, 2));
}

const getFilePath = (folder: string): string => join(folder, "keys.json");

function readMarks(folder: string): Record<string, unknown> | undefined {
  const text = readIfThere(getFilePath(folder));
  return text === undefined ? undefined : JSON.parse(text);
}
