import type { NumbersReport, VersionNumbers } from "#api/numbers-report.ts";
import type { Plan } from "#compiler/plan.ts";
import { rangeText } from "../../../rules/numbers/days.ts";
import type { Column } from "../figures/column.ts";
import { GroupSection } from "./group-section.tsx";

interface VersionsSectionProps {
  report: NumbersReport;
  plan: Plan;
  currency: string;
  fileName: string;
}

/** The number of characters that tell a version from the others. */
const SHORT = 8;

/** The effect of editing the funnel: its versions, the latest first. */
export function VersionsSection({ report, plan, ...rest }: VersionsSectionProps) {
  const rows = [...report.versions].sort((one, other) =>
    other.firstDay.localeCompare(one.firstDay),
  );
  const columns: [Column<VersionNumbers>, Column<VersionNumbers>] = [
    {
      title: "Version",
      text: ({ version }) =>
        version === plan.version ? `${version.slice(0, SHORT)} (now)` : version.slice(0, SHORT),
      value: ({ version }) => version,
    },
    {
      title: "Days",
      text: ({ firstDay, lastDay }) => rangeText({ from: firstDay, to: lastDay }),
    },
  ];
  return (
    <GroupSection
      title="Versions"
      hint="Every change to the funnel makes a new version. Compare them to see what an edit did."
      columns={columns}
      rows={rows}
      hidden={report.hidden.versions}
      {...rest}
    />
  );
}
