import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import "./all-tabs.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { AdminProfile } from "./admin-profile.tsx";

const meta = {
  title: "Member area/Frame/Admin mode",
  component: AdminProfile,
  args: { brand: "Carnivore Plan", price: "$29.99", unit: "lbs" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  afterEach: expectNoOverflow,
} satisfies Meta<typeof AdminProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Admin Mode Enabled")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "Sample breakfast" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Log out" })).toBeNull();
  },
};

export const NothingIsSold: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Resources" }));
    await expect(
      await canvas.findByText("Downloads are for members only. This preview has none."),
    ).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(10);
    await expect(canvas.queryByRole("button", { name: /^Download / })).toBeNull();
  },
};

export const LargeText: Story = {
  ...Open,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "tablet" } },
};
