import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect, fn } from "storybook/test";
import { TextButton, TextLink } from "./text-button.tsx";

const meta = {
  title: "Parts/Text button",
  component: TextButton,
  args: { children: "Send the code again", onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the code again" }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsALink: Story = {
  render: () => (
    <MemoryRouter>
      <TextLink to="/restore">Bought on another device?</TextLink>
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Bought on another device?" })).toHaveAttribute(
      "href",
      "/restore",
    );
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    children:
      "Send the code once more to the address of Kraftfahrzeughaftpflichtversicherungsgesellschaften",
  },
};
