import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryRouter } from "react-router-dom";
import { expect } from "storybook/test";
import { networkError, neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { SharedListPage } from "./shared-list-page.tsx";

const SECRET = "s".repeat(43);
const items = [
  {
    id: "beef",
    name: "Ground beef, 20% fat, 1.2 kg (2.6 lb)",
    category: "Proteins",
    checked: true,
  },
  { id: "egg", name: "Eggs, 3 boxes of 6 eggs", category: "Proteins", checked: false },
  { id: "butter", name: "Butter, 1 block (250 g)", category: "Fats & Oils", checked: false },
  { id: "salt", name: "Salt", category: "Seasonings", checked: false },
];
const opened = { state: "open", items, expires_at: "2026-04-01T10:00:00.000Z" };

function PageForStories({ link }: { link: string }) {
  return (
    <MemoryRouter useTransitions={false} initialEntries={[`/list${link}`]}>
      <SharedListPage brand="Carnivore" />
    </MemoryRouter>
  );
}

const meta = {
  title: "Member area/Grocery lists/Shared by a link",
  component: PageForStories,
  args: { link: `#${SECRET}` },
  parameters: { layout: "fullscreen" },
  beforeEach: [ownStorage(), server({ "shared-list": respondsWith(opened) })],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof PageForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shopping: Story = {
  tags: ["every-look"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
    await expect(canvas.getByText(/no name, no email, no account/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Salt" }));
    await expect(canvas.getByText("Up to date")).toBeVisible();
  },
};

/** Ticks stay, and the page says when they're sent. */
export const WithoutAConnection: Story = {
  beforeEach: server({ "shared-list": [respondsWith(opened), networkError] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Salt" }));
    await canvas.findByText(
      "No connection. Keep this page open: your ticks are kept on this phone, and sent once there is one.",
    );
    await expect(canvas.getByRole("checkbox", { name: "Salt" })).toBeChecked();
  },
};

export const OpenedWithoutAConnection: Story = {
  beforeEach: server({ "shared-list": [networkError, respondsWith(opened)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("1 of 4")).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: server({ "shared-list": neverResponds }) };

export const NothingOnIt: Story = {
  beforeEach: server({ "shared-list": respondsWith({ ...opened, items: [] }) }),
  play: async ({ canvas }) => {
    await canvas.findByText("There's nothing on this list.");
  },
};

export const Revoked: Story = {
  beforeEach: server({ "shared-list": respondsWith({ state: "revoked" }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This list isn't shared any more" });
  },
};

export const Expired: Story = {
  beforeEach: server({ "shared-list": respondsWith({ state: "expired" }) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "This link has expired" });
  },
};

export const Guessed: Story = {
  beforeEach: server({
    "shared-list": respondsWith({ error: "There's no list at this link." }, 404),
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "There's no list here" });
  },
};

export const WithoutASecret: Story = {
  args: { link: "" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "There's no list here" });
  },
};
