import { formatCsv } from "#lib/csv.ts";
import { Icon } from "#ui/icon.tsx";
import { saveAs } from "#ui/object-url.ts";
import type { Column } from "./column.ts";
import styles from "./data-table.module.css";

export interface DataTableProps<Row> {
  /** The table's subject, for screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  rows: Row[];
  getKey: (row: Row) => string;
  /** The name of the CSV file, without its ending. */
  fileName: string;
}

/** Figures as a table, with a button that saves them as CSV. */
export function DataTable<Row>({ caption, columns, rows, getKey, fileName }: DataTableProps<Row>) {
  const [name, ...figures] = columns;
  if (!name) return null;
  return (
    <div className={styles.figures}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus */}
      <section className={styles.frame} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={getKey(row)}>
                <th scope="row">{name.text(row)}</th>
                {figures.map(({ title, text }) => (
                  <td key={title}>{text(row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        className={styles.save}
        onClick={() => saveCsv(csvText(columns, rows), `${fileName}.csv`)}
      >
        <Icon name="download-simple" />
        <span>Download CSV</span>
      </button>
    </div>
  );
}

function csvText<Row>(columns: Column<Row>[], rows: Row[]): string {
  return formatCsv(
    columns.map(({ title, currency }) =>
      currency ? `${title} (${currency.toUpperCase()})` : title,
    ),
    rows.map((row) => columns.map(({ text, value }) => (value ? value(row) : text(row)))),
  );
}

/** Saves a CSV file to the device. */
const saveCsv = (text: string, name: string): void =>
  saveAs(new Blob([text], { type: "text/csv;charset=utf-8" }), name);
