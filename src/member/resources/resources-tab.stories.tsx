import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { neverResponds, respondsWith, server, serverError } from "#api/server.fixtures.ts";
import { goOffline, goOnline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { longestProgram } from "../longest-program.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { fileRows } from "./files.fixtures.ts";
import { ResourcesTab } from "./resources-tab.tsx";

const meta = {
  title: "Member area/Resources",
  component: TabForStories,
  args: { Tab: ResourcesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [
    ownStorage(),
    startSession({ userId: "ann", email: "ann@example.com" }),
    server({ program_files: respondsWith(fileRows) }),
  ],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("PDF · 214 KB")).toBeVisible();
    await expect(canvas.getByText("Video · 4.2 MB")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /^Download/ })).toHaveLength(3);
  },
};

/**
 * A guide shows the drawing of its first page. One without a drawing, or published before drawings
 * existed, shows an icon for its type.
 */
export const Covers: Story = {
  play: async ({ canvas }) => {
    const [drawn, bare, film] = canvas.getAllByRole("listitem");
    await waitFor(() => expect(drawn?.querySelector("img")?.naturalWidth).toBeGreaterThan(0));
    await expect(bare?.querySelector("img")).toBeNull();
    await expect(film?.getBoundingClientRect().width).toBeGreaterThan(
      (drawn?.getBoundingClientRect().width ?? 0) * 1.5,
    );
  },
};

/** The link is in the published program, which only members can read. */
export const WithCommunity: Story = {
  args: { program: { community: { link: "https://community.example.com/join" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Private community" })).toBeVisible();
  },
};

export const WithoutCommunity: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("PDF · 214 KB");
    await expect(canvas.queryByText("Private community")).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: server({ program_files: neverResponds }),
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Loading the files"),
};

export const NothingToRead: Story = {
  args: { program: { resources: { resources: [] } } },
  play: ({ canvas }) => expect(canvas.getByText("There is nothing here yet.")).toBeVisible(),
};

export const NotAvailableYet: Story = {
  beforeEach: server({ program_files: respondsWith(fileRows.slice(0, 1)) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not available yet")).toHaveLength(2);
  },
};

export const Failed: Story = {
  tags: ["every-look"],
  beforeEach: server({ program_files: serverError }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load the files.")).toBeVisible();
  },
};

export const TryingAgain: Story = {
  beforeEach: server({ program_files: [serverError, respondsWith(fileRows)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("PDF · 214 KB")).toBeVisible();
    await expect(canvas.queryByText("We couldn't load the files.")).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("You are offline. You can open files again when you're back online."),
    ).toBeVisible();
  },
};

export const BackOnline: Story = {
  beforeEach: goOffline,
  play: async ({ canvas }) => {
    await canvas.findByText("You are offline. You can open files again when you're back online.");
    goOnline();
    await expect(await canvas.findByText("PDF · 214 KB")).toBeVisible();
    await expect(canvas.queryByText(/^You are offline/)).toBeNull();
  },
};

/** Rows that publishing never creates. */
export const HostileRows: Story = {
  beforeEach: server({
    program_files: respondsWith([
      { id: "kitchen", media_type: null, size: "a lot" },
      { id: 7 },
      {},
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Not available yet")).toHaveLength(2);
    await expect(canvas.queryByText(/NaN/)).toBeNull();
  },
};

export const ForTheTeam: Story = {
  args: { userId: undefined },
  play: ({ canvas }) =>
    expect(
      canvas.getByText("Downloads are for members only. This preview has none."),
    ).toBeVisible(),
};

export const LongestTexts: Story = { tags: ["look"], args: { program: longestProgram } };
