import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ArmNumbers, NumbersReport } from "#api/numbers-report.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { storyPlan, storyReport } from "./numbers-story.fixtures.ts";
import { ReportSections } from "./numbers-view.tsx";

const report = storyReport();
const [experiment = "", { arms: planned = {} } = {}] =
  Object.entries(storyPlan.experiments)[0] ?? [];
const [first = "", second = ""] = Object.keys(planned);

/** The report with other counts in the two arms. */
function withArms(...counts: [visits: number, orders: number][]): NumbersReport {
  const arms = counts.map(([visits, orders], index): ArmNumbers => {
    const arm = index === 0 ? first : second;
    return { ...report.totals, experiment, arm, visits, orders, revenueCents: orders * 2999 };
  });
  return { ...report, arms };
}

const meta = {
  title: "Numbers/Sections",
  component: ReportSections,
  args: { report, plan: storyPlan, currency: "USD" },
  parameters: { layout: "padded" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof ReportSections>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectText = (label: string): NonNullable<Story["play"]> =>
  async function play({ canvas }) {
    const section = within(canvas.getByRole("region", { name: "Experiments" }));
    await expect(section.getByText(label)).toBeVisible();
  };

export const Winner: Story = {
  tags: ["every-look"],
  args: { report: withArms([20_000, 600], [20_000, 900]) },
  play: expectText("Stop: there's a winner"),
};
export const NoDifference: Story = {
  tags: ["every-look"],
  args: { report: withArms([900_000, 27_000], [900_000, 27_100]) },
  play: expectText("Stop: no difference"),
};
export const SampleRatioOff: Story = {
  tags: ["every-look"],
  args: { report: withArms([10_000, 300], [8_000, 300]) },
  play: expectText("Alarm"),
};
export const GoOn: Story = {
  args: { report: withArms([1_000, 30], [1_000, 34]) },
  play: expectText("Keep running"),
};
export const ArmTooSmall: Story = {
  args: { report: { ...withArms([30, 1]), hidden: { ...report.hidden, arms: 1 } } },
  play: expectText("An arm has fewer than 5 visitors, so there's no verdict yet."),
};

/** Small groups are counted, and places that the plan doesn't have anymore come last. */
export const HiddenAndGone: Story = {
  args: {
    report: {
      ...report,
      places: [
        { place: "old-step", entered: 40, left: 31, inside: 9, answered: 31, medianSeconds: 75 },
        ...report.places,
      ],
      hidden: { sources: 3, versions: 1, arms: 0, places: 2, edges: 0, days: 2 },
    },
  },
  play: async ({ canvas }) => {
    const region = (name: string) => canvas.getByRole("region", { name });
    await expect(region("Sources")).toHaveTextContent(
      "3 groups with fewer than 5 visitors aren't shown.",
    );
    await expect(region("Versions")).toHaveTextContent(
      "1 group with fewer than 5 visitors isn't shown.",
    );
    await expect(region("Days")).toHaveTextContent(
      "2 days with fewer than 5 visitors aren't shown.",
    );
    const steps = region("Funnel").querySelectorAll("[data-place-row]");
    await expect(steps[0]).toHaveAttribute("data-place-row", "start");
    await expect(steps[steps.length - 1]).toHaveTextContent("old-step40−22.5%1 min 15 s");
  },
};

/** A day with one visit would show what that visitor did. */
export const TooFewVisits: Story = {
  tags: ["every-look"],
  args: { report: { ...report, totals: null, before: null, days: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Fewer than 5 people visited on these days/)).toBeVisible();
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};

/** The table has what the bars show. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    const funnel = within(canvas.getByRole("region", { name: "Funnel" }));
    await userEvent.click(funnel.getByText("Show as table"));
    const [start] = report.places;
    await expect(funnel.getByRole("cell", { name: "start" }).closest("tr")).toHaveTextContent(
      start?.entered.toLocaleString("en-US") ?? "",
    );
  },
};
