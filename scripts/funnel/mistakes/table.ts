import { smallFunnel, told } from "#funnel/small-funnel.ts";
import { doubted } from "#funnel/warnings/doubted.ts";
import { allMistakes } from "../../../tests/corpus/mistakes/all-mistakes.ts";

const MOST_LETTERS = 90;

/** `docs/mistakes.md`: every mistake that is known to happen, made in a small funnel, with what its marketer is told. */
export function mistakesTable(): string {
  const count = allMistakes.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
  const sections = allMistakes.map(({ title, isOnlyDoubtful, mistakes }) => {
    const rows = mistakes.map(
      ({ who, changes }) =>
        `| ${cell(who)} | ${writtenIn(changes)} | ${saidOf((isOnlyDoubtful ? doubted : told)(...changes))} |`,
    );
    return [
      `## ${title}`,
      "",
      "| A marketer who … | writes | and is told |",
      "| --- | --- | --- |",
      ...rows,
    ].join("\n");
  });
  return [
    "# What is found, and what is said",
    "",
    `Each of these ${count} mistakes was made in a small funnel when this page was written by \`npm run funnel -- mistakes\`, and answered so.`,
    "",
    sections.join("\n\n"),
    "",
  ].join("\n");
}

/** The line that the mistake is made in, as it stands in the file afterwards; nothing where it was taken away. */
function writtenIn(changes: Parameters<typeof smallFunnel>): string {
  const [[file, from, to] = [""]] = changes;
  if (from === undefined) return `no \`${file}\``;
  const text = smallFunnel(...changes)[file] ?? "";
  const before = (smallFunnel()[file] ?? "").split("\n");
  const lines =
    to === undefined
      ? []
      : text.split("\n").filter((line) => !before.includes(line) && line !== "");
  const [line = to === undefined ? file : "a line less"] = lines;
  const shown =
    line.trim().length > MOST_LETTERS ? `${line.trim().slice(0, MOST_LETTERS)}…` : line.trimEnd();
  return `\`${cell(shown.replaceAll("\t", "→").replaceAll("`", "'"))}\``;
}

function saidOf(said: string): string {
  return said
    .split("\n")
    .map((line) => cell(line.replace(/^(\S+) {2}/, "**$1** ")))
    .join("<br>");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("&lt;br>", "<br>");
}
