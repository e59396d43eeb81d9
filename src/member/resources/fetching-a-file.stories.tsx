import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor } from "storybook/test";
import { fails, isAway, keepsSilent, says, server } from "#backend/server-for-stories.ts";
import { signedIn } from "#backend/session-for-stories.ts";
import { goOffline, goOnline } from "#lib/network-for-stories.ts";
import { ownStorage } from "#lib/storage-for-stories.ts";
import { TabForStories } from "../tab-for-stories.tsx";
import { fileRows } from "./files-for-stories.ts";
import { ResourcesTab } from "./resources-tab.tsx";

const list = says(fileRows);
const file = says({ media_type: "application/pdf", content: btoa("%PDF-1.7") });

const meta = {
  title: "Member area/Resources/Fetching a file",
  component: TabForStories,
  args: { Tab: ResourcesTab },
  // what the check would load beforehand, of a video that is none, never comes
  parameters: { layout: "fullscreen", a11y: { options: { preload: false } } },
  beforeEach: [
    ownStorage(),
    signedIn({ userId: "ann", email: "ann@example.com" }),
    server({ program_files: [list, file] }),
  ],
} satisfies Meta<typeof TabForStories>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What browsers do with a link to a file is kept from happening. */
const keepDownloads = () =>
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});

export const Downloading: Story = {
  beforeEach: server({ program_files: [list, keepsSilent] }),
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
  beforeEach: server({ program_files: [list, fails] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download Eating out" }));
    await expect(
      await canvas.findByText("We could not fetch this. Please try again."),
    ).toBeVisible();
  },
};

export const NotFetchedOffline: Story = {
  beforeEach: [server({ program_files: [list, isAway] }), () => goOnline],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Download Eating out" });
    goOffline();
    await userEvent.click(button);
    await expect(
      await canvas.findByText("You are offline. Please try again when you are back."),
    ).toBeVisible();
  },
};

export const NewTabKeptClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(window, "open").mockReturnValue(null);
    await userEvent.click(await canvas.findByRole("button", { name: "Open Eating out" }));
    await expect(
      canvas.getByText("Your browser kept the new tab closed. Download the file instead."),
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
    await expect(
      await canvas.findByText(/^The browser inside this app can't keep files\./),
    ).toBeVisible();
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
  beforeEach: server({ program_files: [list, file, fails] }),
  play: async (context) => {
    await Watching.play?.(context);
    await expect(context.canvas.getByText("Its captions could not be fetched.")).toBeVisible();
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
