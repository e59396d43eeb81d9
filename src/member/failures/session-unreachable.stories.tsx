import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { SessionUnreachable } from "./session-unreachable.tsx";

const meta = {
  title: "Member area/Frame/Session unreachable",
  component: SessionUnreachable,
  args: { brand: "Carnivore Plan", onRetry: fn() },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof SessionUnreachable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the session is unknown, the page neither asks for a sign-in nor shows a plan. */
export const NotFoundOut: Story = {
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

export const RightToLeft: Story = { ...NotFoundOut, tags: ["look"], globals: { direction: "rtl" } };
export const SmallestPhone: Story = {
  ...NotFoundOut,
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
};
export const LargeText: Story = {
  ...NotFoundOut,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
