import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { TabForStories } from "../../tab.fixtures.tsx";
import { twelveDays } from "../days.fixtures.ts";
import { ProgressTab } from "../progress-tab.tsx";

const meta = {
  title: "Member area/Progress/Measures",
  component: TabForStories,
  args: { Tab: ProgressTab, day: 13, wrote: twelveDays },
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritingDownAWaist: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("textbox", { name: "Waist" })).toBeNull();
    await userEvent.click(canvas.getByText("More measures"));
    const waist = await canvas.findByRole("textbox", { name: "Waist" });
    await userEvent.type(waist, "33,5{Enter}");
    await expect(waist).toHaveAccessibleDescription("in");
    await expect(waist).toHaveValue("33.5");
    await expect(canvas.getByText("1 of 5 entered")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Day 13, partial" })).toBeVisible();
  },
};

/** The text is still there after a look at another day. */
export const NoLength: Story = {
  args: { unit: "kg" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("More measures"));
    await userEvent.type(await canvas.findByRole("textbox", { name: "Arm" }), "3{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Day 11, partial" }));
    await userEvent.click(canvas.getByRole("button", { name: "Back to day 13" }));
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Please enter a length from 10 to 150 cm, such as 84.5. This one isn't saved.",
      ),
    );
    await expect(canvas.getByRole("textbox", { name: "Arm" })).toHaveValue("3");
  },
};

const measured = (day: number, waist: number, thigh: number) =>
  [
    [day, "waist", { value: waist, unit: "in" }],
    [day, "thigh", { value: thigh, unit: "in" }],
  ] as const;

/** One arm was measured once, which is no line yet. */
export const ChartsOfMeasures: Story = {
  tags: ["look"],
  args: {
    wrote: [
      ...measured(1, 40, 25),
      ...measured(8, 39.5, 25),
      ...measured(12, 38, 25),
      [12, "arm", { value: 13, unit: "in" }],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 in less than on day 1.")).toBeVisible();
    await expect(canvas.getByText("The same as on day 1: 25 in.")).toBeVisible();
    await expect(
      canvas.getByRole("table", { name: "Waist by day, in inches" }),
    ).toBeInTheDocument();
    await expect(canvas.queryByRole("region", { name: "Arm" })).toBeNull();
  },
};
