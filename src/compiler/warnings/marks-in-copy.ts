import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { copyMessages } from "../diagnostics/messages/copy.ts";
import { allCopy } from "../model/all-copy.ts";
import type { Funnel } from "../read/read-funnel.ts";

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
