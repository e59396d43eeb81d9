import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allMistakes } from "./all-mistakes.ts";
import { subjects } from "./compiler-messages.ts";
import { describeLines } from "./describe-lines.ts";
import type { Mistake } from "./mistake.ts";

const PAGE = join("docs", "mistakes.md");

/** Writes all messages of the compiler, and the mistakes behind them, and returns the page's path. */
export function writeMistakesPage(): string {
  const file = join(import.meta.dirname, "..", "..", "..", PAGE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, describeMistakes());
  return PAGE;
}

function describeMistakes(): string {
  const sections = subjects.map(({ title, name, messages }) => {
    const rows = Object.keys(messages).flatMap((entry) =>
      mistakesWith(`${name}.${entry}`).map(row),
    );
    return [`## ${title}`, "", ...HEAD, ...rows].join("\n");
  });
  const count = allMistakes.length;
  return [
    "# Mistakes and their messages",
    "",
    "To find a message, search for a part of its sentence. Next to it is what causes it.",
    "A warning doesn't stop a funnel from being published.",
    "",
    `All ${count} mistakes are made in a small funnel, so the positions are in its files.`,
    "`npm run funnel -- mistakes` writes this page.",
    "",
    sections.join("\n\n"),
    "",
  ].join("\n");
}

const HEAD = ["| The message | A marketer … | writes |", "| --- | --- | --- |"];

function mistakesWith(entry: string): Mistake[] {
  return allMistakes.filter(({ expected }) =>
    expected.some(({ message }) => message.entry === entry),
  );
}

function row(mistake: Mistake): string {
  const messages = mistake.expected.map(
    ({ at, message }) =>
      `${mistake.isOnlyWarning ? "Warning: " : ""}**${at}** ${escapeCell(message.text)}`,
  );
  const photos = (mistake.photos ?? []).map((file) => `the file \`funnel/images/${file}\``);
  const written = [...describeLines(mistake), ...photos, ...listAssets(mistake)];
  return `| ${messages.join("<br>")} | ${escapeCell(mistake.name)} | ${written.join("<br>")} |`;
}

function listAssets({ assets: { copies = [], images = {}, guides = {} } = {} }: Mistake): string[] {
  return [
    ...copies.map(({ file }) => file),
    ...Object.keys(images).map((name) => `images/${name}.svg`),
    ...Object.keys(guides).map((name) => `program/guides/${name}`),
  ].map((file) => `the file \`funnel/${file}\``);
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
