import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { CardPage } from "./card-page.tsx";
import { TextField } from "./forms/text-field.tsx";
import { TextButton } from "./text-button.tsx";

const meta = {
  title: "Parts/Card page",
  component: CardPage,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Thank you for your purchase",
    brand: "Carnivore Plan",
    emblem: { icon: "seal-check", tone: "good" },
    text: "One step is left: choose a password, and your plan is yours.",
    children: <Button>Choose a password</Button>,
    below: <TextButton>I have an account already</TextButton>,
  },
} satisfies Meta<typeof CardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Thank you for your purchase" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(document.title).toBe("Thank you for your purchase · Carnivore Plan");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Plain: Story = {
  args: {
    title: "Log in",
    emblem: { icon: "key", tone: "plain" },
    text: undefined,
    below: undefined,
  },
};

export const Bad: Story = {
  args: {
    title: "The payment did not go through",
    emblem: { icon: "warning-circle", tone: "bad" },
    text: undefined,
    alert: "Your card was declined. You have not been charged.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You have not been charged.");
  },
};

export const Busy: Story = {
  args: {
    title: "Looking for your purchase",
    emblem: "busy",
    text: "This takes a moment.",
    children: undefined,
    below: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Looking for your purchase");
  },
};

function TouchedAtOnce(props: ComponentProps<typeof CardPage>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <CardPage {...props}>
      <TextField ref={field} label="Email" name="email" />
    </CardPage>
  );
}

/** The title doesn't take the focus from a field that was touched as soon as it was there. */
export const FieldTouchedAtOnce: Story = {
  render: (args) => <TouchedAtOnce {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Email")).toHaveFocus();
  },
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    title: "Thank you very much for your purchase of Kraftfahrzeughaftpflichtversicherungen",
    text: "One step is left: choose a password that you can remember and nobody can guess, and the receipt goes to wirtschaftspruefungsgesellschaftsmitarbeiterin@example.com.",
    alert:
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz is not a password that we would choose.",
    children: <Button>Choose a password now, and begin with the first of thirty days</Button>,
  },
};
