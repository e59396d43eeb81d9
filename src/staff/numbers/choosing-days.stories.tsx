import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { NumbersPage } from "./numbers-page.tsx";
import {
  answersRanges,
  LAST_28,
  marketer,
  respondWithRange,
  storyPlan,
  storyReport,
} from "./numbers-story.fixtures.ts";
import { atItsSearch } from "./search.fixtures.tsx";

const meta = {
  title: "Numbers/Choosing days",
  component: NumbersPage,
  args: {
    brand: "Carnivore Plan",
    plan: storyPlan,
    leave: (userId) => <LogOutElsewhere userId={userId} />,
  },
  decorators: [atItsSearch],
  parameters: { layout: "fullscreen" },
  beforeEach: [ownStorage(), stopTime, marketer("mia"), answersRanges()],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof NumbersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const formatVisits = (report: ReturnType<typeof storyReport>) =>
  report.totals.visits.toLocaleString("en-US");

export const AnotherRange: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Funnel" });
    await userEvent.click(canvas.getByRole("button", { name: "28 days" }));
    await canvas.findByText(formatVisits(storyReport({ range: LAST_28 })), { selector: "dd" });
    await expect(canvas.getByTestId("search")).toHaveTextContent("?range=28");
    await expect(canvas.getByText(/^Dec 16, 2025 – Jan 12, 2026, compared/)).toBeVisible();
  },
};

export const CustomDays: Story = {
  parameters: { search: "?from=2026-01-01&to=2026-01-03" },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "Funnel" });
    const first = canvas.getByLabelText("First day");
    await expect(first).toHaveValue("2026-01-01");
    await userEvent.clear(first);
    await userEvent.type(first, "2026-01-05");
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await expect(canvas.getByText("The first day is after the last day.")).toBeVisible();
    const last = canvas.getByLabelText("Last day");
    await userEvent.clear(last);
    await userEvent.type(last, "2026-01-08");
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    await waitFor(() =>
      expect(canvas.getByTestId("search")).toHaveTextContent("?from=2026-01-05&to=2026-01-08"),
    );
    await canvas.findByText(/^Jan 5 – Jan 8, 2026, compared/);
  },
};

export const UnusableLink: Story = {
  tags: ["every-look"],
  parameters: { search: "?from=2026-01-09&to=2026-01-03" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The first day is after the last day. These are the last 7 days."),
    ).toBeVisible();
    await canvas.findByText(formatVisits(storyReport()), { selector: "dd" });
  },
};

/** A single day has no trend, so there's no chart. */
export const Today: Story = {
  tags: ["every-look"],
  parameters: { search: "?range=today" },
  play: async ({ canvas }) => {
    await canvas.findByText("A single day has no trend to chart. Choose more days.");
    await expect(canvas.getByText(/Today isn't over yet/)).toBeVisible();
  },
};

let answerSlowly = () => {};

/** The answer to the first choice arrives after the answer to the second. */
export const SwitchedQuickly: Story = {
  beforeEach: server({
    numbers: (asked) => {
      const answer = respondWithRange()(asked);
      if (asked.searchParams.get("from") !== LAST_28.from) return answer;
      return new Promise((tell) => {
        answerSlowly = () => tell(answer);
      });
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const today = storyReport({ range: { from: LAST_28.to, to: LAST_28.to } });
    await canvas.findByRole("heading", { name: "Funnel" });
    await userEvent.click(canvas.getByRole("button", { name: "28 days" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    await userEvent.click(canvas.getByRole("button", { name: "Today" }));
    await canvas.findByText(formatVisits(today), { selector: "dd" });
    answerSlowly();
    // Opening a table takes long enough for the late answer to be handled.
    await userEvent.click(canvas.getAllByText("Show as table")[0] ?? document.body);
    await expect(canvas.getByText(formatVisits(today), { selector: "dd" })).toBeVisible();
  },
};
