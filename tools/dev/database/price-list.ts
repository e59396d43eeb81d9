import type { Price } from "#compiler/read/assets.ts";
import { readSqlFiles } from "./sql-files.ts";

const TABLE = /\bprivate\s*\.\s*"?prices"?/i;
const CHANGES_NO_ROW = /^(create|alter|drop|grant|revoke|comment|analyze|lock)\b/i;
const TEXT = "'(?:[^']|'')*'";
const INSERT = /^insert\s+into\s+private\.prices\s*\(([^)]*)\)\s*values\s*([\s\S]+)$/i;
/** One row of values, with the separator after it. */
const ROW = new RegExp(`\\s*\\(((?:${TEXT}|[^()'])*)\\)\\s*(?:,|$)`, "y");
const UPDATE = /^update\s+private\.prices\s+set\s+([\s\S]+?)(?:\s+where\s+([\s\S]+))?$/i;

type Row = Record<string, string>;

/**
 * Thrown if SQL changes the price list in a way that can't be read here. The message shows where,
 * and how to write it.
 */
export class UnreadablePriceList extends Error {
  override name = "UnreadablePriceList";
}

/**
 * Reads the server's price list from the SQL in a `supabase` folder; undefined if it has none.
 * Throws `UnreadablePriceList`.
 */
export function readPriceList(supabase: string): Price[] | undefined {
  const files = readSqlFiles(supabase);
  if (files.length === 0) return undefined;
  const rows: Row[] = [];
  const former: Row[] = [];
  for (const { path, sql } of files) {
    for (const statement of sqlStatements(sql)) {
      if (!isAboutPrices(statement)) continue;
      try {
        apply(statement.text, rows, former);
      } catch (error) {
        throw new UnreadablePriceList(`${path}:${statement.line}  ${(error as Error).message}`);
      }
    }
  }
  return [...former, ...rows].map((row) => ({
    id: row.price_id ?? "",
    amount: Number(row.amount),
    currency: row.currency ?? "",
    name: row.name ?? "",
    guaranteeDays: Number(row.guarantee_days),
    isOnSale: rows.includes(row) && row.on_sale === "true",
  }));
}

/** A block of code and another default can also change a price, and their effect can't be read. */
const isAboutPrices = ({ text }: SqlStatement) =>
  TABLE.test(text) && (!CHANGES_NO_ROW.test(text) || /\bset\s+default\b/i.test(text));

function apply(statement: string, rows: Row[], former: Row[]): void {
  const [, columns, values] = INSERT.exec(statement) ?? [];
  if (columns !== undefined && values !== undefined)
    return void rows.push(...parseInsert(columns, values));
  const [, changes, condition] = UPDATE.exec(statement) ?? [];
  if (changes === undefined) throw new Error(HOW);
  const set = assignments(changes, /\s*,\s*/);
  const where = condition === undefined ? {} : assignments(condition, /\s+and\s+/i);
  const isMeant = (row: Row) =>
    Object.entries(where).every(([column, value]) => row[column] === value);
  for (const [at, row] of rows.entries()) {
    if (!isMeant(row)) continue;
    // The former name and price stay known.
    former.push(row);
    rows[at] = { ...row, ...set };
  }
}

const HOW =
  "This changes the price list in a way that `funnel check` can't read. Write it as: insert into private.prices (…) values (…), or update private.prices set on_sale = false where price_id = '…'.";

function parseInsert(columns: string, values: string): Row[] {
  const names = columns.split(",").map((name) => name.trim().toLowerCase());
  const rows: Row[] = [];
  ROW.lastIndex = 0;
  while (ROW.lastIndex < values.length) {
    const [, row] = ROW.exec(values) ?? [];
    const given = [...(row ?? "").matchAll(new RegExp(`${TEXT}|[^,\\s][^,]*`, "g"))].map(
      ([value]) => literal(value),
    );
    if (row === undefined || given.length !== names.length) throw new Error(HOW);
    rows.push({
      // The columns' defaults.
      ...{ on_sale: "true", guarantee_days: "30" },
      ...Object.fromEntries(names.map((name, at) => [name, given[at] ?? ""])),
    });
  }
  return rows;
}

function assignments(text: string, between: RegExp): Row {
  const parts = text
    .split(between)
    .map(
      (part) =>
        /^(\w+)\s*=\s*([\s\S]+)$/.exec(part.trim()) ?? /^(not\s+)?(on_sale)$/i.exec(part.trim()),
    );
  return Object.fromEntries(
    parts.map((part) => {
      if (!part) throw new Error(HOW);
      const [, first = "", second = ""] = part;
      if (second.toLowerCase() === "on_sale") return ["on_sale", String(first === "")];
      return [first.toLowerCase(), literal(second)];
    }),
  );
}

/** Parses a text, a number, or a boolean. Anything else would have to be computed. */
function literal(written: string): string {
  const value = written.trim();
  if (new RegExp(`^${TEXT}$`).test(value)) return value.slice(1, -1).replaceAll("''", "'");
  if (/^(\d+|true|false)$/i.test(value)) return value.toLowerCase();
  throw new Error(HOW);
}

interface SqlStatement {
  /**
   * Without comments. The body of a function is left out, since it does nothing until it's called.
   */
  text: string;
  /** The line of its first word, counted from 1. */
  line: number;
}

/**
 * The tokens of SQL: a comment, a string, a dollar-quoted body, a quoted name, or the end of a
 * statement.
 */
const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;/g;

/** The body of `do` runs at once, so it's kept. */
function keepPiece(piece: string, before: string): string {
  if (/^(--|\/\*)/.test(piece)) return " ";
  return piece.startsWith("$") && !/^\s*do\b/i.test(before) ? "$$ $$" : piece;
}

/** Splits an SQL script into its statements, in order. */
function sqlStatements(script: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let text = "";
  let start = 0;
  let from = 0;
  const keep = (until: number, piece: string) => {
    const before = script.slice(from, until);
    if (text.trim() === "" && (before + piece).trim() !== "") start = from + before.search(/\S|$/);
    text += before + piece;
  };
  const end = () => {
    const line = script.slice(0, start).split("\n").length;
    if (text.trim() !== "") statements.push({ text: text.trim(), line });
    text = "";
  };
  for (const match of script.matchAll(PIECES)) {
    const [piece] = match;
    if (piece === ";") {
      keep(match.index, "");
      end();
    } else keep(match.index, keepPiece(piece, text + script.slice(from, match.index)));
    from = match.index + piece.length;
  }
  keep(script.length, "");
  end();
  return statements;
}
