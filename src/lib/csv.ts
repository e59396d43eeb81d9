/** Spreadsheets may skip blanks and invisible characters in front of a formula. */
const UNSEEN = "[\\s\\p{C}\\p{Default_Ignorable_Code_Point}\\u2800]*";
/** Texts that a spreadsheet would run. Some read full-width signs as the usual ones. */
const FORMULA = new RegExp(`^([\\t\\r\\n]|${UNSEEN}[=+\\-@＝＋－＠﹢﹣﹦﹫])`, "u");
/** Where it begins, in a text that a spreadsheet may split at semicolons or tabs. */
const LATER_FORMULA = new RegExp(`([;\\t])(?=${UNSEEN}[=+\\-@＝＋－＠﹢﹣﹦﹫])`, "gu");
const NEEDS_QUOTES = /[",\r\n]/;

/** A number stays a number, also a negative one; a text never becomes a formula. */
export type CsvCell = string | number | null;

/** A table as CSV (RFC 4180). Spreadsheets recognize UTF-8 by its first character. */
export function formatCsv(head: string[], rows: CsvCell[][]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const safe = (FORMULA.test(cell) ? `'${cell}` : cell).replace(LATER_FORMULA, "$1'");
  return NEEDS_QUOTES.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
