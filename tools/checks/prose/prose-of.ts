/** A line of text that people read, with its position. */
export interface ProseLine {
  line: number;
  text: string;
}

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*+(?!\/)|--)\s?(.*?)(?:\*\/)?\s*$/;
const TITLE =
  /(?:\b(?:describe|test|it)(?:\.each\([^)]*\))?\(\s*|^\s+)(["'`])(.*?)\1,?\s*(?:$|,|\()/;

/** Markdown without its code: what is left is prose. */
export function markdownProse(text: string): ProseLine[] {
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      return [];
    }
    return isCode ? [] : [{ line: index + 1, text: line.replace(/`[^`]*`/g, "") }];
  });
}

/** Every line of a YAML file of the funnel: its values are texts that visitors read. */
export function yamlProse(text: string): ProseLine[] {
  return text.split("\n").map((line, index) => ({ line: index + 1, text: line }));
}

/** The comments and test titles of a TypeScript, CSS, or SQL file. */
export function codeProse(text: string): ProseLine[] {
  return text.split("\n").flatMap((line, index) => {
    const comment = COMMENT_LINE.exec(line)?.[1];
    const title = TITLE.exec(line)?.[2];
    return [comment, title]
      .filter((one) => one !== undefined && one !== "")
      .map((one) => ({ line: index + 1, text: (one ?? "").replace(/`[^`]*`/g, "") }));
  });
}
