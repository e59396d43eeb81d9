import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TabForStories } from "../tab.fixtures.tsx";
import { twelveDays } from "./days.fixtures.ts";
import { ProgressTab } from "./progress-tab.tsx";

const meta = {
  title: "Member area/Progress/Writing down",
  component: TabForStories,
  args: { Tab: ProgressTab, day: 12, wrote: twelveDays },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LookingAtAnotherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Day 11, partial" }));
    await expect(
      canvas.getByText("You're looking at day 11. Your plan stays on day 12."),
    ).toBeVisible();
    await expect(canvas.getByRole("spinbutton", { name: "Water intake" })).toHaveValue("3");
    await expect(canvas.getByRole("button", { name: "Day 12, completed" })).toHaveAttribute(
      "aria-current",
      "date",
    );
  },
};

export const ComingBack: Story = {
  play: async (context) => {
    await LookingAtAnotherDay.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Back to day 12" }));
    await expect(canvas.getByRole("combobox", { name: "Day" })).toHaveValue("12");
    await expect(canvas.getByRole("combobox", { name: "Day" })).toHaveFocus();
  },
};

export const MovingThePlan: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Day" }), "20");
    await expect(canvas.getByText(/^Day 20 is your current day/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Day 20, upcoming" })).toHaveAttribute(
      "aria-current",
      "date",
    );
  },
};

export const ThroughTheGridByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Day 12, completed" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Day 18, upcoming" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("button", { name: "Day 30, upcoming" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(
      canvas.getByText("You're looking at day 30. Your plan stays on day 12."),
    ).toBeVisible();
  },
};

/** Voice Control presses a button without moving the focus. */
export const OneGlassMoreWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Water intake" });
    await userEvent.clear(field);
    await userEvent.type(field, "3");
    canvas.getByRole("button", { name: "Add one glass" }).click();
    await expect(canvas.findByText("4 of 8 glasses")).resolves.toBeVisible();
    await expect(field).toHaveValue("4");
    await expect(field).toHaveFocus();
  },
};

export const AWholeDay: Story = {
  args: { day: 13 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add one glass" }));
    await expect(canvas.getByText("1 of 8 glasses")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Current weight" }), "180,5");
    await userEvent.click(canvas.getByRole("radio", { name: "Great" }));
    await userEvent.click(
      within(canvas.getByRole("radiogroup", { name: "Energy" })).getByRole("radio", {
        name: "Low",
      }),
    );
    await expect(canvas.getByRole("button", { name: "Day 13, partial" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Excellent" }));
    await expect(canvas.getByRole("button", { name: "Day 13, completed" })).toBeVisible();
    await expect(canvas.getByText("You are down 7.5 lbs since day 1.")).toBeVisible();
    await expect(canvas.getByText("Saved")).toBeVisible();
  },
};

export const Notes: Story = {
  args: { day: 13 },
  play: async ({ canvas, userEvent }) => {
    const notes = canvas.getByRole("textbox", { name: "Notes" });
    await userEvent.type(notes, "A calm day.");
    await expect(canvas.getByRole("button", { name: "Day 13, partial" })).toBeVisible();
    await userEvent.clear(notes);
    await expect(canvas.getByRole("button", { name: "Day 13, upcoming" })).toBeVisible();
  },
};

export const TakingBackAMood: Story = {
  play: async ({ canvas, userEvent }) => {
    const mood = within(canvas.getByRole("radiogroup", { name: "Mood" }));
    await userEvent.click(canvas.getByRole("button", { name: "Clear mood" }));
    await expect(mood.queryByRole("radio", { checked: true })).toBeNull();
    await expect(mood.getByRole("radio", { name: "Great" })).toHaveFocus();
  },
};

export const NoWeight: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    const weight = canvas.getByRole("textbox", { name: "Current weight" });
    await userEvent.clear(weight);
    await userEvent.type(weight, "12{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Please enter a weight from 40 to 1000 lbs, such as 176.5. This one isn't saved.",
    );
    await expect(weight).toHaveAttribute("aria-invalid", "true");
  },
};

export const TooMuchWater: Story = {
  play: async ({ canvas, userEvent }) => {
    const water = canvas.getByRole("spinbutton", { name: "Water intake" });
    await userEvent.clear(water);
    await userEvent.type(water, "25");
    await expect(canvas.getByText("We count up to 20 glasses a day.")).toBeVisible();
  },
};
