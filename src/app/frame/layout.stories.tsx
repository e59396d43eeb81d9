import built from "virtual:funnel";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { Layout } from "./layout.tsx";

const meta = {
  title: "Parts/Layout",
  component: Layout,
  args: {
    site: built.site,
    salesRoute: "/sales",
    routeBefore: () => "/",
    onErase: fn(),
    children: <p>What a screen shows stands here.</p>,
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/age" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {};

export const SkippingToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: built.site.header.skip });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBe(0);
    await expect(document.querySelector(skip.getAttribute("href") ?? "")).toBe(
      canvas.getByRole("main"),
    );
  },
};
