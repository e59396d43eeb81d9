import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { Footer } from "./layout.tsx";

const { footer, admin } = built.site;

const meta = {
  title: "Parts/Footer",
  component: Footer,
  args: { words: footer, close: admin.close, onErase: fn() },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas }) => {
    for (const link of within(canvas.getByRole("list")).getAllByRole("link"))
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const AskedTwice: Story = {
  tags: ["every-look"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: footer.erase.open }));
    await expect(
      await screen.findByRole("dialog", { name: footer.erase.title }),
    ).toBeInTheDocument();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
};

export const Erased: Story = {
  play: async (story) => {
    await AskedTwice.play?.(story);
    await story.userEvent.click(screen.getByRole("button", { name: footer.erase.confirm }));
    await expect(story.args.onErase).toHaveBeenCalledOnce();
    await expect(story.canvas.getByText(footer.erase.done)).toBeVisible();
  },
};

export const Kept: Story = {
  play: async (story) => {
    await AskedTwice.play?.(story);
    await story.userEvent.click(screen.getByRole("button", { name: footer.erase.cancel }));
    await expect(story.args.onErase).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(story.canvas.getByRole("button", { name: footer.erase.open })).toHaveFocus(),
    );
  },
};

export const ClosedByEscape: Story = {
  play: async (story) => {
    await AskedTwice.play?.(story);
    await story.userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() =>
      expect(story.canvas.getByRole("button", { name: footer.erase.open })).toHaveFocus(),
    );
    await expect(story.args.onErase).not.toHaveBeenCalled();
  },
};
