import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OptionButton } from "./option-button.tsx";
import { Options } from "./options.tsx";

const onChoose = fn();
const meals = ["Breakfast", "Lunch", "Dinner"].map((label) => (
  <li key={label}>
    <OptionButton value={label} option={{ label }} chosen={label === "Lunch"} onChoose={onChoose} />
  </li>
));
const bodies = ["skinny", "regular", "pot-belly", "extra"].map((body) => (
  <li key={body}>
    <OptionButton
      value={body}
      option={{ label: body, image: { image: `body-male-${body}`, alt: "" } }}
      chosen={body === "extra"}
      pictured
      onChoose={onChoose}
    />
  </li>
));

const meta = {
  title: "Parts/Options",
  component: Options,
  args: { labelledBy: "options-title", children: meals },
  decorators: [
    (Story) => (
      <>
        <h1 id="options-title">Which meal matters most to you?</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof Options>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsAList: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("group", { name: "Which meal matters most to you?" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const AsPictures: Story = { args: { layout: "pictures", children: bodies } };

/** Arrow keys, Home, and End move the focus; none of them chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    for (const [key, name] of [
      ["ArrowUp", "Dinner"],
      ["ArrowRight", "Breakfast"],
      ["ArrowDown", "Lunch"],
      ["ArrowLeft", "Breakfast"],
      ["End", "Dinner"],
      ["Home", "Breakfast"],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect(canvas.getByRole("button", { name: name ?? "" })).toHaveFocus();
    }
    await expect(onChoose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  ...AsPictures,
  tags: ["look"],
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "regular" })).toHaveFocus();
  },
};
