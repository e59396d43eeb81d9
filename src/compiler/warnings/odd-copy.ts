import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { describeOddCharacters } from "../diagnostics/odd-characters.ts";
import { allCopy } from "../model/all-copy.ts";
import type { Funnel } from "../read/read-funnel.ts";

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

const KINDS = [
  { characters: /[\u202a-\u202e\u2066-\u2069]/, say: copyMessages.changesDirection },
  { characters: /[\u2028\u2029\u0085\v\f]/, say: copyMessages.unseenBreak },
  { characters: /(?<=\S+@\S*)[\u200b-\u200f\u2060\ufeff]/, say: copyMessages.unseenInAddress },
  { characters: /[\u200b-\u200f\u2060\ufeff](?=\S*@)/, say: copyMessages.unseenInAddress },
];

/** Fields that no visitor may see empty. */
const NEVER_EMPTY = ["title", "label", "continue", "button"];

/** A text for visitors who didn't answer where it's said that they see nothing. */
const fillAnswers = (text: string, word: string) => text.replace(/\{[^{}|]+\|\s*\}/g, word);

/** Punctuation with nothing before it or after it. */
const GAP = /^\s*[,;:.!?]|[\s,;:][,;:.!?]|[,;:]\s*$/;

/** Texts that look empty, run backwards, or contain what browsers don't show. */
export function oddCopy(funnel: Funnel): Diagnostic[] {
  return allCopy(funnel).flatMap(({ text, source, at }) => {
    if (text === "") return [];
    if (!VISIBLE.test(text)) return [source.diagnosticIn(at, text, copyMessages.looksEmpty)];
    const unanswered = fillAnswers(text, "").trim();
    const isEmpty = unanswered === "" && at.some((part) => NEVER_EMPTY.includes(String(part)));
    if (isEmpty || (GAP.test(unanswered) && !GAP.test(fillAnswers(text, "word"))))
      return [source.diagnosticIn(at, text, copyMessages.hasGap({ unanswered }))];
    const [found] = KINDS.flatMap(({ characters, say }) => {
      const match = characters.exec(text);
      return match ? [{ match, say }] : [];
    });
    if (!found) return [];
    const [character] = found.match;
    const before = text.slice(0, found.match.index).replace(/[\p{Cf}\p{Cc}]/gu, "");
    const odd = describeOddCharacters(`${before}${character}`);
    return [source.diagnosticIn(at, character, found.say({ odd: odd ?? "" }))];
  });
}
