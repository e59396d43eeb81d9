import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "Parts/Alert",
  component: Alert,
  args: { text: "Please enter a valid email" },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowAField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please enter a valid email");
  },
};

export const InABox: Story = { args: { text: "Failed to initialize payment", boxed: true } };

/**
 * The live region is there without text, so that screen readers announce the text once it appears.
 * Without text, it's no alert.
 */
export const Coming: Story = {
  render: function Refused() {
    const [text, setText] = useState<string>();
    return (
      <>
        <Alert text={text} boxed />
        <Button onClick={() => setText("Failed to initialize payment")}>Buy Now</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector("[aria-live='assertive']");
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Buy Now" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to initialize payment");
    await expect(canvas.getByRole("alert")).toBe(region);
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    text: "The payment provider at https://example.com/a-very-long-address-that-cannot-be-broken-anywhere does not answer. Please wait a few minutes, and try again.",
    boxed: true,
  },
};
