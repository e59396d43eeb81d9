import { toAsciiDigits } from "#lib/typed/ascii-digits.ts";
import { parseDecimal } from "#lib/typed/decimal.ts";
import { cleanTypedText } from "#lib/typed/typed-text.ts";
import { type DateOrder, findDateOrder, parseDate } from "./parse-date.ts";
import { readTable } from "./read-table.ts";
import { type MassUnit, parseMassUnit, type Reading, toKg, type Weighing } from "./weighing.ts";

/** Apps put a title or a note above the heads. */
const MAX_LINES_ABOVE = 20;
const DATES = [
  /^(?:date|datum|fecha|data(?! sources?\b))\b/i,
  /date|datum|fecha/i,
  /time|zeit|measured|\btag\b/i,
];
const WEIGHTS = [
  /^(?:average )?weight\b/i,
  /weight|gewicht|poids|\bpeso\b|body ?mass\b/i,
  /^(?:kgs?|lbs?|pounds?)$/i,
];
const OTHER_WEIGHTS = /goal|target|bmi|index|change|lost|lean|fat|muscle|bone|ziel|max|min/i;
const UNIT_IN_HEAD = /\b(kgs?|kilograms?|lbs?|pounds?|stones?|st|g|grams?)\b/i;
const STONES_AND_POUNDS = /^(\d+)\s*st\.?\s*(\d+(?:[.,]\d+)?)\s*(?:lbs?\.?)?$/i;
const TRAILING_UNIT = /[a-z.]+$/i;
const ANY_UNIT = /\s*(?:kgs?|kilos?|kilogram(?:me)?s?|lbs?|pounds?|stones?|st|g)\.?$/;

interface Columns {
  date: number;
  weight: number;
  /** A column with the unit of each row; -1 if there's none. */
  unit: number;
  /** The unit in the head. */
  named: MassUnit | undefined;
  /** The index of the first row with values. */
  from: number;
}

/**
 * Reads a table with a date and a weight in each row. Returns undefined if it has no such columns.
 * `order` decides how dates are read that don't say so themselves.
 */
export function readWeightTable(text: string, order: DateOrder): Reading | undefined {
  const table = readTable(text).map((row) => row.map(cleanCell));
  const columns = findColumns(table);
  if (!columns) return undefined;
  const rows = table
    .slice(columns.from)
    .map((row) => ({
      date: row[columns.date] ?? "",
      weight: (row[columns.weight] ?? "").trim(),
      unit: columns.unit < 0 ? undefined : parseMassUnit(row[columns.unit] ?? ""),
    }))
    // Tables of many values have days without a weight.
    .filter(({ weight }) => weight !== "");
  const known = findDateOrder(rows.map(({ date }) => date));
  const used = known === undefined || known === "irrelevant" ? order : known;
  const weighings = rows.flatMap(({ date, weight, unit }): Weighing[] => {
    const at = parseDate(date, used);
    const mass = parseMass(weight);
    return at && mass ? [{ at, value: mass.value, unit: mass.unit ?? unit ?? columns.named }] : [];
  });
  return {
    source: "your table",
    weighings,
    skipped: rows.length - weighings.length,
    isDateUnclear: known === undefined,
  };
}

/** Without what no one can see, such as the marks for a direction that Windows puts into dates. */
const cleanCell = (cell: string) => toAsciiDigits(cleanTypedText(cell.normalize("NFKC")));

/** Finds the columns by their heads, or in a table without heads by what's in them. */
function findColumns(table: string[][]): Columns | undefined {
  for (const [index, row] of table.slice(0, MAX_LINES_ABOVE).entries()) {
    const date = findHead(row, DATES);
    const weight = findHead(
      row.map((head) => (OTHER_WEIGHTS.test(head) ? "" : head)),
      WEIGHTS,
    );
    if (date >= 0 && weight >= 0 && date !== weight)
      return {
        date,
        weight,
        unit: row.findIndex((head) => /^(?:weight )?units?$/i.test(head.trim())),
        named: parseMassUnit(UNIT_IN_HEAD.exec(row[weight] ?? "")?.[1] ?? ""),
        from: index + 1,
      };
  }
  const [first = []] = table;
  const date = first.findIndex(
    (cell) => parseDate(cell, "month-first") ?? parseDate(cell, "day-first"),
  );
  const weight = first.findIndex((cell, index) => index !== date && parseMass(cell.trim()));
  return date >= 0 && weight >= 0
    ? { date, weight, unit: -1, named: undefined, from: 0 }
    : undefined;
}

function findHead(row: string[], heads: RegExp[]): number {
  for (const head of heads) {
    const index = row.findIndex((cell) => head.test(cell.trim()));
    if (index >= 0) return index;
  }
  return -1;
}

/** Parses a weight with or without its unit: `82,5`, `181.9 lbs`, `12 st 13 lb`. */
function parseMass(text: string): Omit<Weighing, "at"> | undefined {
  const [, stones, pounds] = STONES_AND_POUNDS.exec(text) ?? [];
  if (stones !== undefined && pounds !== undefined) {
    const value = toKg(Number(stones), "st") + toKg(Number(pounds.replace(",", ".")), "lbs");
    return { value, unit: "kg" };
  }
  const value = parseDecimal(text, ANY_UNIT);
  if (value === "" || value === undefined) return undefined;
  return { value, unit: parseMassUnit(TRAILING_UNIT.exec(text)?.[0] ?? "") };
}
