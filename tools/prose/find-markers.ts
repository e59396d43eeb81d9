import { markers } from "./markers.ts";
import { codeProse, markdownProse, type ProseLine } from "./prose-of.ts";

export interface MarkerFound extends ProseLine {
  found: string;
  instead: string;
}

/** The prose of a file: all of a Markdown file but its code; of other files, comments and titles. */
export function proseOf(file: string, text: string): ProseLine[] {
  return file.endsWith(".md") ? markdownProse(text) : codeProse(text);
}

/** Every word in some prose that marks the dialect, at most one of each kind per line. */
export function findMarkers(prose: ProseLine[]): MarkerFound[] {
  return prose.flatMap(({ line, text }) =>
    markers.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [{ line, text, found, instead }];
    }),
  );
}
