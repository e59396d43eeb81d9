import type { CsvCell } from "#lib/csv.ts";

/** A column of a table, on screen and as CSV. */
export interface Column<Row> {
  title: string;
  /** Of an amount: the currency, for the CSV file. */
  currency?: string;
  text: (row: Row) => string;
  /** For the CSV file: a plain number, amounts as decimals. Without it, the text. */
  value?: (row: Row) => CsvCell;
}
