import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { expectNoOverflow } from "./layout.fixtures.ts";
import { Snackbar, useUndoToast } from "./snackbar.tsx";

interface AnnouncingProps {
  text: string;
  canUndo: boolean;
  onUndo: () => void;
}

/** A button, and the message that it causes. */
function Announcing({ text, canUndo, onUndo }: AnnouncingProps) {
  const board = useUndoToast();
  return (
    <>
      <Button onClick={() => board.say(text, canUndo ? onUndo : undefined)}>Remove</Button>
      <Snackbar {...board} />
    </>
  );
}

const meta = {
  title: "Parts/Snackbar",
  component: Announcing,
  args: { text: "Item removed.", canUndo: true, onUndo: fn() },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Announcing>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const expectNote: Play = async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(canvas.getByRole("button", { name: "Remove" }));
  await canvas.findByText(args.text);
};

export const WithUndo: Story = { tags: ["every-look"], play: expectNote };

export const Undone: Story = {
  play: async (context) => {
    await expectNote(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};

export const WithoutUndo: Story = {
  args: { text: "List saved.", canUndo: false },
  play: async (context) => {
    await expectNote(context);
    await expect(context.canvas.queryByRole("button", { name: "Undo" })).toBeNull();
  },
};

export const LongestText: Story = {
  tags: ["look"],
  args: {
    text: "Lunch is now slowly braised shoulder with Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.",
  },
  play: expectNote,
};
