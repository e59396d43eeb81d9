import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { createShown } from "../view-model.fixtures.ts";
import { sales } from "./behavior.ts";
import { createRefused, page, visitor } from "./sales.fixtures.ts";
import { SalesStep } from "./sales-step.tsx";

const meta = {
  title: "Steps/Sales/Buying",
  component: SalesStep,
  parameters: { layout: "fullscreen" },
  args: { step: createShown(sales, page, visitor), answer: undefined, send: fn() },
} satisfies Meta<typeof SalesStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Buy Now" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "continued" });
  },
};

export const Processing: Story = {
  args: { step: createShown(sales, page, { ...visitor, state: "processing" }) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Processing..." });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const OnTheWayToThePaymentPage: Story = {
  args: { step: createShown(sales, page, { ...visitor, state: "leaving" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Processing..." })).toBeDisabled();
  },
};

/** Checks that the reason is in its box above the button, and that the button has the focus. */
const saysWhy = (text: string): NonNullable<Story["play"]> =>
  async function saysWhyNot({ canvas }) {
    const alert = canvas.getByRole("alert");
    const button = canvas.getByRole("button", { name: "Buy Now" });
    await expect(alert).toHaveTextContent(text);
    await expect(alert.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(button).toHaveFocus());
  };

export const NotReached: Story = {
  args: createRefused(),
  play: saysWhy("Failed to initialize payment"),
};
export const NotForSale: Story = {
  args: createRefused("This is not for sale."),
  play: saysWhy("This is not for sale."),
};
export const TooManyAttempts: Story = {
  tags: ["every-look"],
  args: createRefused("Too many attempts. Please wait a few minutes and try again."),
  play: saysWhy("Too many attempts. Please wait a few minutes and try again."),
};
