import { markers } from "./markers.ts";
import { codeProse, markdownProse, type ProseLine, yamlProse } from "./prose-of.ts";

export interface MarkerFound extends ProseLine {
  found: string;
  instead: string;
}

/** The prose of a file: all of a Markdown file but its code; all of YAML; else comments and titles. */
export function readProse(file: string, text: string): ProseLine[] {
  if (file.endsWith(".yaml")) return yamlProse(text);
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
