import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { atItsAddress } from "./address.fixtures.tsx";
import { expectNoOverflow } from "./layout.fixtures.ts";
import { Unreachable } from "./unreachable.tsx";

const meta = {
  title: "Parts/Unreachable",
  component: Unreachable,
  args: { brand: "Carnivore Plan", text: "Please try again.", onRetry: fn() },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/numbers" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Unreachable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskingAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't reach the server.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SmallestPhone: Story = {
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
};
