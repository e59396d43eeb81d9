import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import {
  networkError,
  neverResponds,
  respondsWith,
  server,
  serverError,
} from "#api/server.fixtures.ts";
import { goOffline, goOnline } from "#lib/network.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { TabForStories } from "../tab.fixtures.tsx";
import { fileRows } from "./files.fixtures.ts";
import { ResourcesTab } from "./resources-tab.tsx";

const list = respondsWith(fileRows);
const file = respondsWith({ media_type: "application/pdf", content: btoa("%PDF-1.7") });

const meta = {
  title: "Member area/Resources/Fetching a file",
  component: TabForStories,
  args: { Tab: ResourcesTab },
  parameters: { layout: "fullscreen" },
  beforeEach: [
    ownStorage(),
    startSession({ userId: "ann", email: "ann@example.com" }),
    server({ program_files: [list, file] }),
  ],
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Prevents the browser from following download links. */
const keepDownloads = () =>
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});

export const Downloading: Story = {
  beforeEach: server({ program_files: [list, neverResponds] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download Eating out" }));
    await expect(canvas.getByRole("button", { name: "Download Eating out" })).toBeDisabled();
    await expect(
      canvas.getByRole("button", { name: "Download The first day in the kitchen" }),
    ).toBeEnabled();
  },
};

export const Downloaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const click = keepDownloads();
    const button = await canvas.findByRole("button", { name: "Download Eating out" });
    await userEvent.click(button);
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(click.mock.contexts[0]).toHaveProperty("download", "Eating out.pdf");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NotFetched: Story = {
  beforeEach: server({ program_files: [list, serverError] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download Eating out" }));
    await expect(await canvas.findByText("We couldn't load this. Please try again.")).toBeVisible();
  },
};

export const NotFetchedOffline: Story = {
  beforeEach: [server({ program_files: [list, networkError] }), () => goOnline],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Download Eating out" });
    goOffline();
    await userEvent.click(button);
    await expect(
      await canvas.findByText("You are offline. Please try again when you're back online."),
    ).toBeVisible();
  },
};

export const NewTabKeptClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(await canvas.findByRole("button", { name: "Open Eating out" }));
    await expect(
      canvas.getByText("Your browser blocked the new tab. Download the file instead."),
    ).toBeVisible();
  },
};

export const InsideAnApp: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator, "userAgent", "get").mockReturnValue(
      "Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/20D47 Instagram 270.0",
    );
    const click = keepDownloads();
    await userEvent.click(await canvas.findByRole("button", { name: "Download Eating out" }));
    await expect(await canvas.findByText(/^This app's browser can't save files\./)).toBeVisible();
    await expect(click).not.toHaveBeenCalled();
  },
};

export const Watching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Watch Stretching before bed" }),
    );
    await waitFor(() => expect(canvas.getByLabelText("Stretching before bed")).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Close video" })).toBeVisible();
    const video = canvas.getByLabelText<HTMLVideoElement>("Stretching before bed");
    await expect(video.muted).toBe(true);
    await expect(video.textTracks[0]?.mode).toBe("showing");
  },
};

export const WatchingWithoutCaptions: Story = {
  beforeEach: server({ program_files: [list, file, serverError] }),
  play: async (context) => {
    await Watching.play?.(context);
    await expect(context.canvas.getByText("The captions couldn't be loaded.")).toBeVisible();
  },
};

export const ClosingTheVideo: Story = {
  play: async (context) => {
    await Watching.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Close video" }));
    await expect(canvas.getByRole("button", { name: "Watch Stretching before bed" })).toHaveFocus();
  },
};
