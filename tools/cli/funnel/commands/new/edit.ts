import type { FunnelFiles } from "#compiler/read/read-funnel.ts";

/** Inserts a text into a file at an offset, replacing everything up to `until` if that's given. */
export interface Edit {
  file: string;
  at: number;
  until?: number;
  text: string;
}

export function applyEdits(files: FunnelFiles, edits: Edit[]): FunnelFiles {
  const result = { ...files };
  // From the end backward, so that the earlier offsets stay valid.
  for (const { file, at, until = at, text } of edits.toSorted((a, b) => b.at - a.at)) {
    const old = result[file] ?? "";
    result[file] = old.slice(0, at) + text + old.slice(until);
  }
  return result;
}

/** The line, counted from 1, where an edit's first word ends up after all edits. */
export function findLine({ file, at, text }: Edit, edits: Edit[], files: FunnelFiles): number {
  const before = edits.filter((other) => other.file === file && other.at < at);
  const moved = before.reduce(
    (lines, other) =>
      lines +
      countLines(other.text) -
      countLines((files[file] ?? "").slice(other.at, other.until ?? other.at)),
    0,
  );
  const blank = /^\s*/.exec(text)?.[0] ?? "";
  return countLines((files[file] ?? "").slice(0, at)) + moved + countLines(blank) + 1;
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}
