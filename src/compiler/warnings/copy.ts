import { fillPlaceholders } from "#lib/texts/placeholders.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { fileMessages } from "../diagnostics/messages/files.ts";
import { describeOddCharacters } from "../diagnostics/odd-characters.ts";
import { allCopy } from "../model/all-copy.ts";
import { guideLines } from "../model/guide-lines.ts";
import { publicTexts } from "../model/public-texts.ts";
import type { Assets } from "../read/assets.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** The assumed length of an answer in a text, about as long as an option's label. */
const ANSWER = "x".repeat(16);

/**
 * Copy that is too long for its place: on a phone 320 px wide, it would push important content off
 * the screen.
 */
export function longCopy(funnel: Funnel): Diagnostic[] {
  return publicTexts(funnel).flatMap(({ kind, text, source, at, meta }) => {
    const length = fillPlaceholders(text, () => ANSWER).length;
    if (kind !== "text" || typeof meta.longest !== "number" || length <= meta.longest) return [];
    return [source.diagnosticAt(at, copyMessages.tooLong({ length, longest: meta.longest }))];
  });
}

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

const TAG =
  /<\/?(?:a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/gi;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d?);/gi;
const LINK = /\[([^[\]]+)\]\([^()\s]+\)/g;
const BOLD = /(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g;

/**
 * The characters that common entities stand for. For others, the warning only says that visitors
 * would see them.
 */
const MEANT: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  times: "×",
  deg: "°",
  shy: "",
};

/** HTML and Markdown in copy. Copy is shown literally, so visitors would see the markup. */
export function marksInCopy(funnel: Funnel): Diagnostic[] {
  return allCopy(funnel).flatMap(({ text, source, at }) => {
    const mark = [TAG, ENTITY, LINK, BOLD]
      .map((marks) => text.match(marks)?.[0])
      .find((found) => found !== undefined);
    if (mark === undefined) return [];
    const without = withoutMarks(text);
    const clean = without === "" || without === text ? undefined : without;
    return [source.diagnosticIn(at, mark, copyMessages.markup({ mark, clean }))];
  });
}

function withoutMarks(text: string): string {
  return text
    .replace(LINK, "$1")
    .replace(BOLD, "$2")
    .replace(TAG, (tag) => (/^<(?:br|hr|p|li|div)\b/i.test(tag) ? " " : ""))
    .replace(ENTITY, meant)
    .replace(/ {2,}/g, " ")
    .trim();
}

function meant(entity: string): string {
  const name = entity.slice(1, -1);
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  if (!name.startsWith("#")) return Object.hasOwn(MEANT, name) ? (MEANT[name] ?? "") : entity;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

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

/** Copies that sync programs, systems, and editors put next to the funnel's files. */
export function leftOutCopies(_: Funnel, { copies }: Assets): Diagnostic[] {
  return copies.map(({ file, original }) => ({
    file: `funnel/${file}`,
    line: 1,
    column: 1,
    message: fileMessages.leftOutCopy({ original: `funnel/${original}` }),
  }));
}
