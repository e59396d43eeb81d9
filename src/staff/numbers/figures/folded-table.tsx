import { Icon } from "#ui/icon.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import styles from "./folded-table.module.css";

/** The figures of a chart as a table, folded away until someone asks for it. */
export function FoldedTable<Row>(table: DataTableProps<Row>) {
  return (
    <details>
      <summary className={styles.summary}>
        <Icon name="caret-down-bold" className={styles.caret} />
        <span>Show as table</span>
      </summary>
      <DataTable {...table} />
    </details>
  );
}
