import type { NumbersReport } from "#api/numbers-report.ts";
import { computeNetCents } from "../figures/rates.ts";
import { GroupSection } from "./group-section.tsx";

interface SourcesSectionProps {
  report: NumbersReport;
  currency: string;
  fileName: string;
}

/** Which source pays: the one with the most revenue first. */
export function SourcesSection({ report, ...rest }: SourcesSectionProps) {
  const rows = [...report.sources].sort(
    (one, other) => computeNetCents(other) - computeNetCents(one) || other.visits - one.visits,
  );
  return (
    <GroupSection
      title="Sources"
      hint="Where visits come from: utm_source, else the ad network, else the page that linked here."
      columns={[{ title: "Source", text: ({ source }) => source }]}
      rows={rows}
      hidden={report.hidden.sources}
      {...rest}
    />
  );
}
