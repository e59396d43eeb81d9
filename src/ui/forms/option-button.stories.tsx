import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OptionButton } from "./option-button.tsx";

const meta = {
  title: "Parts/Option button",
  component: OptionButton,
  args: {
    value: "7-8",
    option: { label: "7 to 8 hours", icon: { icon: "bed" } },
    chosen: false,
    onChoose: fn(),
  },
} satisfies Meta<typeof OptionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneOfOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "7 to 8 hours", pressed: false }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const Chosen: Story = {
  args: { chosen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "7 to 8 hours", pressed: true })).toBeVisible();
  },
};

export const OneOfMany: Story = {
  args: { multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox", { name: "7 to 8 hours" })).not.toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

export const OneOfManyChosen: Story = { args: { multiple: true, chosen: true } };
export const LabelAlone: Story = { args: { option: { label: "7 to 8 hours" } } };
export const WithHint: Story = {
  args: { option: { label: "7 to 8 hours", hint: "What most people need" } },
};
export const WithBars: Story = {
  args: { option: { label: "A few times a week", bars: 2 }, bars: 3 },
};
export const WithMostBars: Story = { args: { option: { label: "Every day", bars: 4 }, bars: 5 } };
export const WithSmallPicture: Story = {
  args: { option: { label: "Beef", image: { image: "meat-beef", alt: "" } } },
};
export const Pictured: Story = {
  args: {
    option: { label: "Regular", image: { image: "body-female-regular", alt: "" } },
    pictured: true,
  },
};
export const PicturedAndChosen: Story = { args: { ...Pictured.args, chosen: true } };
export const PicturedWithoutPicture: Story = {
  args: { option: { label: "Seventy years old, and above" }, pictured: true },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    option: {
      label:
        "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, and a few words more",
      hint: "A hint that goes on for a while, and a Kraftfahrzeughaftpflichtversicherungsgesellschaft in it",
      icon: { icon: "bed" },
    },
    chosen: true,
    multiple: true,
  },
};
