import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { describeOddCharacters } from "../diagnostics/odd-characters.ts";
import { allCopy } from "../model/all-copy.ts";
import { guideLines } from "../model/guide-lines.ts";
import type { Assets } from "../read/assets.ts";
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
export function oddCopy(funnel: Funnel, assets: Assets): Diagnostic[] {
  const inGuides = guideLines(funnel, assets).flatMap(({ text, diagnosticAt }) => {
    const odd = findOddCharacter(text);
    return odd ? [diagnosticAt(odd.index, odd.message)] : [];
  });
  const inTexts = allCopy(funnel).flatMap(({ text, source, at }) => {
    if (text === "") return [];
    if (!VISIBLE.test(text)) return [source.diagnosticIn(at, text, copyMessages.looksEmpty)];
    const unanswered = fillAnswers(text, "").trim();
    const isEmpty = unanswered === "" && at.some((part) => NEVER_EMPTY.includes(String(part)));
    if (isEmpty || (GAP.test(unanswered) && !GAP.test(fillAnswers(text, "word"))))
      return [source.diagnosticIn(at, text, copyMessages.hasGap({ unanswered }))];
    const odd = findOddCharacter(text);
    return odd ? [source.diagnosticIn(at, odd.character, odd.message)] : [];
  });
  return [...inTexts, ...inGuides];
}

/** The first character of a text that browsers don't show, or that makes letters run backwards. */
function findOddCharacter(
  text: string,
): { character: string; index: number; message: string } | undefined {
  const [found] = KINDS.flatMap(({ characters, say }) => {
    const match = characters.exec(text);
    return match ? [{ match, say }] : [];
  });
  if (!found) return undefined;
  const [character] = found.match;
  const { index } = found.match;
  const before = text.slice(0, index).replace(/[\p{Cf}\p{Cc}]/gu, "");
  const odd = describeOddCharacters(`${before}${character}`) ?? "";
  return { character, index, message: found.say({ odd }) };
}
