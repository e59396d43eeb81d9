import pages from "virtual:funnel/pages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { PageScreen } from "./page-screen.tsx";

const meta = {
  title: "Screens/Beside the quiz/Text pages",
  component: PageScreen,
  args: { route: "/help", brand: "The brand" },
  parameters: { layout: "fullscreen" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof PageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Help: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(document.title).toBe(`${pages["/help"]?.title} · The brand`);
  },
};
export const Contact: Story = {
  args: { route: "/contact" },
  play: async ({ canvas }) => {
    const [address] = canvas.getAllByRole("link", { name: /@/ }) as [HTMLElement];
    await expect(address).toHaveAttribute("href", `mailto:${address.textContent}`);
    await expect(JSON.stringify(pages["/contact"])).toContain(address.textContent);
  },
};
export const Terms: Story = { args: { route: "/terms" } };
export const Privacy: Story = { args: { route: "/privacy" } };
export const NoSuchPage: Story = {
  args: { route: "/nowhere" },
  play: ({ canvasElement }) => expect(canvasElement).toBeEmptyDOMElement(),
};
