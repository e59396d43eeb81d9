import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { filesAfter, withProgram } from "./funnel-edits.ts";
import type { Mistake } from "./mistake.ts";

const MAX_LENGTH = 90;
const MAX_LINES = 6;

/** The lines of a mistake in its files, as Markdown. */
export function describeLines({ yaml, expected }: Pick<Mistake, "yaml" | "expected">): string[] {
  const after = filesAfter(yaml);
  const before = Object.keys(after).some((file) => file.startsWith("program/"))
    ? filesAfter(withProgram)
    : smallFunnel();
  const [mark = { file: "", line: 0, column: 0 }] = expected.map(({ at }) => parsePosition(at));
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((file) =>
    describeChange(file, before, after, mark),
  );
}

interface Position {
  file: string;
  line: number;
  column: number;
}

function parsePosition(at: string): Position {
  const [file = "", line = "", column = ""] = at.split(":");
  return { file, line: Number(line), column: Number(column) };
}

function describeChange(
  file: string,
  before: FunnelFiles,
  after: FunnelFiles,
  mark: Position,
): string[] {
  const [old, now] = [before[file], after[file]];
  if (old === now) return [];
  if (now === undefined) return [`no \`funnel/${file}\``];
  const { start, removed, added } = findChangedLines(splitLines(old ?? ""), splitLines(now));
  if (added.length === 0) return [`nothing instead of ${removed.map(code).join("<br>")}`];
  const marked = mark.file === `funnel/${file}` ? mark.line - 1 - start : -1;
  const first = Math.max(0, marked - MAX_LINES + 1);
  const shown = added
    .map((line, index) => code(cut(line, index === marked ? mark.column : 1)))
    .slice(first, first + MAX_LINES)
    .filter((line) => line !== "``");
  return [
    ...(first > 0 ? ["…"] : []),
    ...shown,
    ...(first + MAX_LINES < added.length ? ["…"] : []),
  ];
}

function splitLines(text: string): string[] {
  // Zero bytes, as in UTF-16, would make the page something that isn't text.
  return text.replaceAll("\0", "").trimEnd().split("\n");
}

/** The lines between what both texts begin with and what both end with. */
function findChangedLines(old: string[], now: string[]) {
  const differs = now.findIndex((line, index) => line !== old[index]);
  const start = differs === -1 ? now.length : differs;
  let same = 0;
  while (
    same < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - same] === now[now.length - 1 - same]
  )
    same++;
  return {
    start,
    removed: old.slice(start, old.length - same),
    added: now.slice(start, now.length - same),
  };
}

/** The part of a long line around a column. */
function cut(line: string, column: number): string {
  if (line.length <= MAX_LENGTH) return line;
  const start = column < MAX_LENGTH ? 0 : column - MAX_LENGTH / 3;
  const end = start + MAX_LENGTH;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}

/** Characters that the page should name, because no one would see them. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u00a0\u0435\ufffd]/gu;

function toCodePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

function code(line: string): string {
  const shown = line
    .replace(UNSEEN, (character) => `⟨U+${toCodePoint(character)}⟩`)
    .trimEnd()
    .replaceAll("\t", "→")
    .replaceAll("`", "'")
    .replaceAll("|", "\\|");
  return `\`${shown}\``;
}
