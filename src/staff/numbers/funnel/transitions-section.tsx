import type { ShownReport } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { countText, percentText } from "../../../rules/numbers/figure-text.ts";
import type { Column } from "../figures/column.ts";
import { FoldedTable } from "../figures/folded-table.tsx";
import { HiddenNote } from "../figures/hidden-note.tsx";
import { SectionCard } from "../figures/section-card.tsx";
import { FlowMap } from "./flow-map/flow-map.tsx";
import type { FunnelRow, Transition } from "./funnel-rows.ts";

interface TransitionsSectionProps {
  report: ShownReport;
  rows: FunnelRow[];
  plan: Plan;
  fileName: string;
}

interface Edge extends Transition {
  from: FunnelRow;
  /** The share of all visits, from 0 to 1. */
  ofAll: number | undefined;
}

const columns: Column<Edge>[] = [
  { title: "From", text: ({ from }) => from.title },
  { title: "To", text: ({ title }) => title },
  { title: "Times", text: ({ count }) => countText(count), value: ({ count }) => count },
  { title: "Of this step", text: ({ share }) => percentText(share), value: ({ share }) => share },
  {
    title: "Of all visits",
    text: ({ ofAll }) => percentText(ofAll),
    value: ({ ofAll }) => ofAll ?? null,
  },
];

/** Where visitors go from each step. */
export function TransitionsSection({ report, rows, plan, fileName }: TransitionsSectionProps) {
  const { visits } = report.totals;
  const edges = rows.flatMap((from) =>
    from.transitions.map((transition) => ({
      ...transition,
      from,
      ofAll: visits === 0 ? undefined : transition.count / visits,
    })),
  );
  return (
    <SectionCard
      title="Transitions"
      hint="Where visitors go from each step, as a share of those who saw it. Wider lines mean more visitors. Lines on the left lead back."
    >
      <FlowMap rows={rows} plan={plan} />
      <HiddenNote groups={report.hidden.edges} />
      <FoldedTable
        caption="Transitions between steps"
        columns={columns}
        rows={edges}
        getKey={({ from, to }) => `${from.place} ${to}`}
        fileName={`transitions-${fileName}`}
      />
    </SectionCard>
  );
}
