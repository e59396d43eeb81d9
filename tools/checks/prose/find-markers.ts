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

/** A line of text that people read, with its position. */
interface ProseLine {
  line: number;
  text: string;
}

const COMMENT_LINE = /^\s*(?:\/\/|\/?\*+(?!\/)|--)\s?(.*?)(?:\*\/)?\s*$/;
const TITLE =
  /(?:\b(?:describe|test|it)(?:\.each\([^)]*\))?\(\s*|^\s+)(["'`])(.*?)\1,?\s*(?:$|,|\()/;

/** Markdown without its code: what is left is prose. */
function markdownProse(text: string): ProseLine[] {
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
function yamlProse(text: string): ProseLine[] {
  return text.split("\n").map((line, index) => ({ line: index + 1, text: line }));
}

/** The comments and test titles of a TypeScript, CSS, or SQL file. */
function codeProse(text: string): ProseLine[] {
  return text.split("\n").flatMap((line, index) => {
    const comment = COMMENT_LINE.exec(line)?.[1];
    const title = TITLE.exec(line)?.[2];
    return [comment, title]
      .filter((one) => one !== undefined && one !== "")
      .map((one) => ({ line: index + 1, text: (one ?? "").replace(/`[^`]*`/g, "") }));
  });
}

/** A word or phrase that nobody in this field uses, and what to write instead. */
interface Marker {
  pattern: RegExp;
  instead: string;
}

const marker = (pattern: RegExp, instead: string): Marker => ({ pattern, instead });

/** The dialect that this project once spoke. Refused in docs, comments, and test titles. */
const markers: Marker[] = [
  marker(/\b(whoever|whomever|whosoever)\b/i, '"if you", "anyone who", or name the person'),
  marker(/\bwhose\b/i, "rephrase with has, of, or with"),
  marker(/\bwhom\b/i, "rephrase, or use who"),
  marker(/\banew\b/i, "again"),
  marker(
    /\b(herein|hereby|thereof|therein|whereof|wherein|whereby|hitherto|henceforth)\b/i,
    "plain words",
  ),
  marker(/\bby then\b/i, "already, or before that"),
  marker(/\b(is|are|was|were|be) told\b/i, "sees, gets, or the message says"),
  marker(/\b(tells|told|telling)\b/i, "prints, reports, returns, or shows"),
  marker(/\bstands?\b(?!-in| in for| (alone|for|out|ready|by|up|tall|still))/i, "is"),
  marker(/\bis to be (found|seen|had)\b/i, "is"),
  marker(/\b(is|are) no \w+ (of|that|which)\b/i, "isn't a"),
  marker(/\b(is|are) none of\b/i, "isn't one of"),
  marker(/\b(mend|mends|mended|mending)\b/i, "fix"),
  marker(/\bthe one\b.*\bthe other one\b/i, "the first … the second"),
  marker(/\bso as to\b/i, "to"),
  marker(/\b(lies|lay) (in|within|outside|beside|between)\b/i, "is"),
  marker(/\bbeside\b/i, "next to"),
  marker(/\b(remarks?)\b/i, "comment"),
  marker(/\bsay(s)? of\b/i, "says about"),
  marker(/\b(of which|of whom|to whom|for whom|in which case)\b/i, "rephrase"),
  marker(
    /\b(nobody|somebody) (has|is|does|can|wants|needs|knows|sees)\b/i,
    "no one, or rephrase in the active voice",
  ),
  marker(/\bcomes? by\b/i, "visits, or passes"),
  marker(/\bfor ever\b/i, "forever"),
  marker(/\b(sound|unsound) funnel\b|\bfunnel is (un)?sound\b/i, "valid"),
  marker(/\bdoubt(ful|s|ed)?\b/i, "warning"),
  marker(/\bwhere (there is|it is|they are|nothing|nobody|none)\b/i, "if"),
  marker(/\b(is|are) (gone on|gone through)\b/i, "continues"),
  marker(/\bgoes on\b/i, "continues"),
  marker(/\bthe way of\b/i, "the path of, or how"),
];
