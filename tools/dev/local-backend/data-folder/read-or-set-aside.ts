import { readFileSync } from "node:fs";
import { setAside } from "./set-aside.ts";

interface Reading<Content> {
  file: string;
  /** Throws if the content isn't what we wrote. */
  parse: (json: unknown) => Content;
  /** The content if the file doesn't exist or is damaged. */
  empty: () => Content;
  /** The part of the backend that starts empty: "The mailbox". */
  owner: string;
}

/**
 * Reads a JSON file. Renames a damaged one and prints a message, so that one bad file doesn't keep
 * the backend from starting.
 */
export function readOrSetAside<Content>({ file, parse, empty, owner }: Reading<Content>): Content {
  const text = readIfThere(file);
  if (text === undefined) return empty();
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    const kept = setAside(file);
    console.warn(
      `${file} is damaged (${error instanceof Error ? error.message : error}). It was kept as ${kept}. ${owner} starts empty.`,
    );
    return empty();
  }
}

/**
 * Reads a file; undefined if it doesn't exist. Throws if it can't be read: a file without read
 * permission isn't damaged.
 */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
