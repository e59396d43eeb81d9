import type { CsvCell } from "#lib/csv.ts";

/** A column of a table, on screen and as CSV. */
export interface Column<Row> {
  title: string;
  text: (row: Row) => string;
  /** For the CSV file: a plain number, amounts in the currency. Without it, the text. */
  value?: (row: Row) => CsvCell;
}
