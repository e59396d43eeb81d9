import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { allCopy } from "./all-copy.ts";

/** Nobody writes these to visitors. "Todo" is a word in other languages, so that it counts in capitals, or alone. */
const MARKS = /\b(TODO|TBD|TBA|FIXME|XXX+|x{3,}|[Ll]orem ipsum|LOREM IPSUM|asdf)\b|\?{3,}/;
const ALONE = /^(todo|tbd|tba|fixme|lorem|placeholder|\.{2,}|…|-+|\?+)[.:!]?$/i;

/** Copy that stands in for words that are still to come. */
export function unfinishedCopy(funnel: Funnel): Problem[] {
  return allCopy(funnel)
    .filter(({ text }) => MARKS.test(text) || ALONE.test(text))
    .map(({ text, source, at }) =>
      source.problem(
        at,
        `"${shortened(text)}" reads as if the words were still to come. Write what visitors are to read.`,
      ),
    );
}

const LONGEST = 40;

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
