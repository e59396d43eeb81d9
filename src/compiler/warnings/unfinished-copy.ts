import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { allCopy } from "../model/all-copy.ts";
import { guideLines } from "../model/guide-lines.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/**
 * Placeholders that no one writes for visitors. "Todo" is a word in other languages, so it only
 * counts in capitals or on its own.
 */
const MARKS =
  /\b(TODO|TBD|TBA|FIXME|XX+|x{3,}|[Ll]orem [Ii]psum|LOREM IPSUM|asdf|([Tt]ext|[Cc]opy|[Hh]eadline) (goes )?here)\b|\[([Ii]nsert|[Yy]our|[Aa]dd|[Ee]nter)\b[^\]]*\]|\?{3,}/;
const ALONE = /^(todo|tbd|tba|fixme|lorem|placeholder|\.{2,}|…|-+|\?+)[.:!]?$/i;

/** Placeholder copy that still needs to be written. */
export function unfinishedCopy(funnel: Funnel, assets: Assets): Diagnostic[] {
  const say = (text: string) => copyMessages.unfinishedText({ excerpt: shorten(text) });
  return [
    ...allCopy(funnel)
      .filter(({ text }) => MARKS.test(text) || ALONE.test(text))
      .map(({ text, source, at }) => source.diagnosticAt(at, say(text))),
    // A line of dashes begins or ends a part of a guide.
    ...guideLines(funnel, assets)
      .filter(({ text }) => MARKS.test(text))
      .map(({ text, diagnosticAt }) => diagnosticAt(text.search(MARKS), say(text))),
  ];
}

const MAX_LENGTH = 40;

function shorten(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
