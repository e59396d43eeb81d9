import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useRef, useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { expectNoOverflow } from "./layout.fixtures.ts";

interface OpenedDialogProps {
  title: string;
  text: string | undefined;
  aside: boolean;
  confirm: string;
  /** Another dialog, opened from this one. */
  inner?: ReactNode;
}

/** A button, and the dialog that it opens. */
function OpenedDialog({ confirm, inner, ...words }: OpenedDialogProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button ref={opener} look="quiet" onClick={() => setIsOpen(true)}>
        Erase my answers
      </Button>
      {isOpen && (
        <Dialog {...words} close="Close" opener={opener} onClose={close}>
          <Button look="quiet" onClick={close}>
            Keep them
          </Button>
          <Button onClick={close}>{confirm}</Button>
          {inner}
        </Dialog>
      )}
    </>
  );
}

const meta = {
  title: "Parts/Dialog",
  component: OpenedDialog,
  args: {
    title: "Erase your answers?",
    text: "This removes your answers from this browser. It cannot be undone.",
    aside: false,
    confirm: "Erase",
  },
} satisfies Meta<typeof OpenedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Erase my answers" }));
  await screen.findByRole("dialog");
};

export const Closed: Story = {
  play: async () => {
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const Opened: Story = {
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole("dialog", { name: "Erase your answers?" });
    await expect(dialog).toHaveAccessibleDescription(/It cannot be undone/);
    await expect(screen.getByRole("button", { name: "Keep them" })).toHaveFocus();
  },
};

/** Back closes one dialog after the other, and leaves the history as it was. */
export const ClosedByBack: Story = {
  args: {
    inner: <OpenedDialog title="Really?" text={undefined} aside={false} confirm="Really erase" />,
  },
  play: async (context) => {
    const { href } = window.location;
    await open(context);
    const [, inner] = screen.getAllByText("Erase my answers");
    await context.userEvent.click(inner as HTMLElement);
    await screen.findByRole("dialog", { name: "Really?" });

    window.history.back();
    await waitFor(() => expect(screen.queryByText("Really?")).toBeNull());
    await expect(screen.getByRole("dialog", { name: "Erase your answers?" })).toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(context.canvas.getByRole("button")).toHaveFocus();
    await expect([window.location.href, window.history.state?.dialogs]).toEqual([href, undefined]);

    window.history.forward();
    await waitFor(() => expect(window.history.state?.dialogs).toBe(1));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await open(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(window.history.state?.dialogs).toBeUndefined());
  },
};

export const AtTheSide: Story = { args: { aside: true }, play: open };

export const WithoutText: Story = {
  args: { text: undefined },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("dialog")).not.toHaveAttribute("aria-describedby");
  },
};

/** Tab cycles through the dialog, forward and backward. */
export const FocusStaysInside: Story = {
  play: async (context) => {
    await open(context);
    for (const name of ["Erase", "Close", "Keep them"]) {
      await context.userEvent.tab();
      await expect(screen.getByRole("button", { name })).toHaveFocus();
    }
    await context.userEvent.tab({ shift: true });
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

/** Closing the dialog returns the focus to where it was. */
const closesBy = (close: Play): Play =>
  async function closes(context) {
    await open(context);
    await close(context);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() =>
      expect(context.canvas.getByRole("button", { name: "Erase my answers" })).toHaveFocus(),
    );
  };

export const ClosedByEscape: Story = {
  play: closesBy(({ userEvent }) => userEvent.keyboard("{Escape}")),
};
export const ClosedByTheCross: Story = {
  play: closesBy(({ userEvent }) => userEvent.click(screen.getByRole("button", { name: "Close" }))),
};
export const ClosedByItsButton: Story = {
  play: closesBy(({ userEvent }) =>
    userEvent.click(screen.getByRole("button", { name: "Keep them" })),
  ),
};

export const LongestCopy: Story = {
  tags: ["look"],
  args: {
    title:
      "Would you really like to erase everything that you have answered so far on Kraftfahrzeughaftpflichtversicherungsgesellschaften?",
    text: "This removes your answers and your email from this browser, and from nowhere else, for they have never been anywhere else. It cannot be undone by you, by us or by Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetze. ".repeat(
      3,
    ),
    confirm: "Yes, erase everything that I have answered so far",
  },
  play: open,
};

const opensAndFits: Play = async (context) => {
  await open(context);
  await expectNoOverflow();
  const dialog = screen.getByRole("dialog");
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
};
export const SmallestPhone: Story = {
  ...LongestCopy,
  tags: ["look"],
  globals: { viewport: { value: "smallest" } },
  play: opensAndFits,
};
export const LargeText: Story = {
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
  play: opensAndFits,
};
