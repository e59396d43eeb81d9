import { verdictUsageMessages } from "#compiler/diagnostics/messages/cli/verdict.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Counted } from "./counts.ts";

const BOUGHT = "bought";
/** As people write them, and as spreadsheets do with a box that is ticked or not. */
const YES = new Set(
  (
    "yes y true t on wahr vrai verdadero verdadeiro vero waar sant sann sand prawda pravda tosi " +
    "igaz adevărat cert doğru αληθές αληθες истина істина"
  ).split(" "),
);
const NO = new Set(
  (
    "no n false f off falsch faux falso onwaar falskt usann falsk fałsz nepravda epätosi hamis " +
    "fals yanlış yanliş ψευδές ψευδες ложь хибність"
  ).split(" "),
);
const ONE = /^1(?:[.,]0+)?$/;
const ZERO = /^0(?:[.,]0+)?$/;

/**
 * Counts a table with one row per visitor, as `simulate --csv` prints it, or as a spreadsheet or a
 * terminal saves it: with commas, semicolons, tabs, or bars, in any capitals, and in UTF-8, UTF-16, or
 * Windows-1252. The column named after the experiment holds the arm, and "bought" holds yes or no.
 */
export function countCsv(
  bytes: Uint8Array,
  file: string,
  experiment: string,
  arms: string[],
): Counted[] {
  const [head, ...rows] = parseRows(decode(bytes).replace(ENDS, ""));
  if (!head) throw new UsageError(verdictUsageMessages.emptyFile({ file }));
  const armColumn = findColumn(experiment, head.cells, file);
  const boughtColumn = findColumn(BOUGHT, head.cells, file);
  const counted = new Map<string, Counted>();
  for (const { cells, line } of rows) {
    const [written = "", bought = ""] = [cells[armColumn], cells[boughtColumn]];
    const isBuyer = isYesOrNo(bought);
    if (isBuyer === undefined)
      throw new UsageError(verdictUsageMessages.notYesOrNo({ file, line, text: bought }));
    if (written === "")
      throw new UsageError(verdictUsageMessages.noArmInRow({ file, line, experiment }));
    const arm = arms[findText(written, arms)] ?? written;
    const { visitors, buyers } = counted.get(arm) ?? { visitors: 0, buyers: 0 };
    counted.set(arm, { arm, visitors: visitors + 1, buyers: buyers + (isBuyer ? 1 : 0) });
  }
  if (counted.size === 0) throw new UsageError(verdictUsageMessages.noVisitors({ file }));
  return [...counted.values()];
}

function isYesOrNo(text: string): boolean | undefined {
  const word = plain(text);
  if (YES.has(word) || ONE.test(word)) return true;
  return NO.has(word) || ZERO.test(word) ? false : undefined;
}

/** DOS ends a text with Control-Z. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these
const ENDS = /[\0\x1a]+$/;

const plain = (text: string) => cleanTypedText(text).normalize("NFKC").toLowerCase();

/** The index of a text in a list: as it's written, or else in other capitals. */
function findText(text: string, list: string[]): number {
  const exact = list.indexOf(text);
  return exact >= 0 ? exact : list.map(plain).indexOf(plain(text));
}

/**
 * A BOM names the encoding, and so does a zero next to the first character. Without them, bytes that
 * aren't UTF-8 are those of Windows.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || second === 0;
  const isBig = (first === 0xfe && second === 0xff) || first === 0;
  if (isLittle || isBig) return new TextDecoder(isLittle ? "utf-16le" : "utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function findColumn(name: string, head: string[], file: string): number {
  const column = findText(name, head);
  if (column < 0)
    throw new UsageError(
      verdictUsageMessages.missingColumn({
        file,
        column: name,
        columns: head.map((cell) => `"${cell}"`).join(", "),
      }),
    );
  return column;
}

/** The title that npm prints above a script's output, and the type that PowerShell names first. */
const ABOVE_THE_TABLE = /^> |^"?#TYPE /;

const SEPARATORS = [",", ";", "\t", "|"];

interface Row {
  cells: string[];
  /** The line where it begins. */
  line: number;
}

/** Parses RFC 4180 with the separator of its first line. Leaves out empty rows. */
function parseRows(text: string): Row[] {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  let first = lines.findIndex((line) => line.trim() !== "" && !ABOVE_THE_TABLE.test(line));
  if (first < 0) return [];
  // Excel writes its separator into a line of its own.
  const [, named] = /^"?sep\s*=\s*(.)"?[\s,;]*$/i.exec(lines[first] ?? "") ?? [];
  if (named !== undefined) first++;
  const separator = named ?? findSeparator(lines[first] ?? "");
  return parseCells(lines.slice(first).join("\n"), separator)
    .map(({ cells, line }) => ({ cells, line: line + first }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** The sign that's most often outside of quotes. */
function findSeparator(line: string): string {
  const bare = line.replaceAll(/"[^"]*"/g, "");
  const counts = SEPARATORS.map((sign) => bare.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A cell that a spreadsheet saves as its formula, such as `="A"` and `=TRUE()`, has its value. */
function readFormula(cell: string): string {
  const [, text, name] = /^=\s*(?:"([^"]*)"|([\p{L}\d.,]+?)(?:\(\))?)$/u.exec(cell) ?? [];
  return text ?? name ?? cell.replace(/^'/, "");
}

function parseCells(text: string, separator: string): Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let [line, begun] = [1, 1];
  const sign = separator === "\t" ? "\\t" : `\\${separator}`;
  const cell = new RegExp(
    `[^\\S\\t\\n]*(?:"((?:[^"]|"")*)"[^\\S\\t\\n]*|([^${sign}\\n]*))(${sign}|\\n)`,
    "g",
  );
  for (const [, quoted, bare = "", end] of `${text.trimEnd()}\n`.matchAll(cell)) {
    cells.push(readFormula((quoted?.replaceAll('""', '"') ?? bare).trim()));
    line += (quoted ?? "").split("\n").length - 1;
    if (end === separator) continue;
    rows.push({ cells, line: begun });
    cells = [];
    line++;
    begun = line;
  }
  return rows;
}
