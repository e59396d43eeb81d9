import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { thirtyDays, twelveDays } from "./days.fixtures.ts";
import { ProgressTab } from "./progress-tab.tsx";

const meta = {
  title: "Member area/Progress",
  component: TabForStories,
  args: { Tab: ProgressTab },
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Sample data until you enter your own weight")).toBeVisible();
    await expect(canvas.getByText("In this sample, you are down 9 lbs since day 1.")).toBeVisible();
  },
};

export const DayInTheMiddle: Story = {
  tags: ["every-look"],
  args: { day: 12, wrote: twelveDays },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You are down 6.5 lbs since day 1.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Day 11, partial" })).toBeVisible();
  },
};

export const LastDayDone: Story = {
  args: { day: 30, wrote: thirtyDays },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        (_, element) => element?.tagName === "P" && element.textContent === "30 of 30 completed",
      ),
    ).toBeVisible();
  },
};

export const InKilograms: Story = {
  args: { ...DayInTheMiddle.args, unit: "kg" },
  play: ({ canvas }) => expect(canvas.getByText("You are down 3 kg since day 1.")).toBeVisible(),
};

export const OneWeight: Story = {
  args: { day: 3, wrote: [[3, "weight", { value: 181, unit: "lbs" }]] },
  play: ({ canvas }) =>
    expect(
      canvas.getByText("You weighed 181 lbs on day 3. Add another day to see how it changes."),
    ).toBeVisible(),
};

export const Saving: Story = { args: { ...DayInTheMiddle.args, sync: "saving" } };

/** The phone has saved a later mood. */
export const ReplacedByAnotherDevice: Story = {
  args: { ...DayInTheMiddle.args, sync: "replaced" },
  play: async ({ canvas }) => {
    await canvas.findByText("Saved. Showing a newer entry from another device");
    await expect(canvas.getByRole("radio", { name: "Poor", checked: true })).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { ...DayInTheMiddle.args, sync: "waiting" },
  play: async ({ canvas }) => {
    await canvas.findByText("Kept on this device until your account can be reached");
  },
};

/** Entries that no field on this page could have written. */
export const HostileEntries: Story = {
  args: {
    day: 3,
    wrote: [
      [3, "water", 1e9],
      [3, "weight", { value: "heavy", unit: "stone" }],
      [3, "mood", "Ecstatic"],
      [3, "notes", ["not", "a", "text"]],
      [7, "weight", { value: 1e6, unit: "lbs" }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Water intake" })).toHaveValue("20");
    await expect(canvas.getByRole("textbox", { name: "Notes" })).toHaveValue("");
  },
};

export const LongestTexts: Story = {
  tags: ["look"],
  args: {
    day: 6,
    wrote: [
      [
        6,
        "notes",
        "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz "
          .repeat(40)
          .slice(0, 1995),
      ],
      [6, "weight", { value: 999.5, unit: "lbs" }],
      [29, "weight", { value: 40.5, unit: "lbs" }],
      [6, "water", 20],
      [6, "sleep", "Excellent"],
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText("5 characters left")).toBeVisible(),
};

export const WeightsAsATable: Story = {
  ...DayInTheMiddle,
  play: async ({ canvas, userEvent }) => {
    const table = () => canvas.getByRole("table", { name: "Your weights by day, in lbs" });
    // Screen readers get the table before it's unfolded; it isn't visible.
    await expect(table().closest("details")).toBeNull();
    await expect(table().parentElement?.clientWidth).toBe(1);
    await userEvent.click(canvas.getByText("Show as table"));
    await waitFor(() => expect(table().closest("details")).not.toBeNull());
    await expect(table()).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Day 12" })).toBeVisible();
  },
};

export const TipGoesByEscape: Story = {
  ...DayInTheMiddle,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // The chart is drawn once its size is measured.
    const chart = await waitFor(() => {
      const drawn = canvasElement.querySelector(".recharts-wrapper");
      if (!drawn) throw new Error("There is no chart.");
      return drawn;
    });
    const { left, top, width, height } = chart.getBoundingClientRect();
    await userEvent.pointer({
      target: chart,
      coords: { clientX: left + width / 2, clientY: top + height / 2 },
    });
    await expect(await canvas.findByText(/^Day \d+:/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByText(/^Day \d+:/)).toBeNull());
    await expect(chart.querySelector(".recharts-tooltip-cursor, .recharts-active-dot")).toBeNull();
  },
};
