import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { atItsAddress } from "./address.fixtures.tsx";
import { expectNoOverflow } from "./layout.fixtures.ts";
import { RetryPage } from "./retry-page.tsx";

const meta = {
  title: "Parts/Retry page",
  component: RetryPage,
  args: { brand: "Carnivore Plan", onRetry: fn() },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/numbers" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof RetryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoAnswer: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We couldn't reach the server.");
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Hang on a moment" })).toHaveFocus(),
    );
  },
};

export const AskingAgain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
