import type { Totals } from "#api/numbers-report.ts";
import type { Column } from "../figures/column.ts";
import { DataTable } from "../figures/data-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { totalsColumns } from "../figures/totals-columns.ts";

interface GroupSectionProps<Row extends Totals> {
  title: string;
  hint: string;
  /** The columns before the figures. The first one names the row. */
  columns: [Column<Row>, ...Column<Row>[]];
  rows: Row[];
  hidden: number;
  currency: string;
  fileName: string;
}

/** Groups of visits compared: sources, or versions of the funnel. */
export function GroupSection<Row extends Totals>({
  title,
  hint,
  columns,
  rows,
  hidden,
  currency,
  fileName,
}: GroupSectionProps<Row>) {
  const [name] = columns;
  return (
    <SectionCard title={title} hint={hint}>
      {rows.length > 0 && (
        <DataTable
          caption={`${title} compared`}
          columns={[...columns, ...totalsColumns(currency)]}
          rows={rows}
          getKey={name.text}
          fileName={`${title.toLowerCase()}-${fileName}`}
        />
      )}
      {rows.length === 0 && hidden === 0 && <p>No visits in these days.</p>}
      <HiddenNote groups={hidden} />
    </SectionCard>
  );
}
