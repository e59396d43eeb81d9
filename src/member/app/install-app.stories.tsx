import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { InstallApp } from "./install-app.tsx";

const NAME = "Put your plan on your home screen";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const prompt = fn(async () => {});

/** A built page names its build; others have no worker, so there's nothing to install. */
function onBuiltPage(): () => void {
  const build = document.createElement("meta");
  build.name = "build";
  build.content = "story";
  document.head.append(build);
  return () => build.remove();
}

/** The browser has offered to install the page. */
function offerInstall(): () => void {
  window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
  return () => {
    delete window.installPrompt;
  };
}

function notOffered(): void {
  window.installPrompt = null;
}

function onIPhone(): () => void {
  Object.defineProperty(navigator, "userAgent", { get: () => IPHONE, configurable: true });
  return () => void Reflect.deleteProperty(navigator, "userAgent");
}

const meta = {
  title: "Member area/Daily plan/Install the app",
  component: InstallApp,
  beforeEach: [ownStorage(), onBuiltPage, offerInstall],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof InstallApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: NAME })).toHaveTextContent(
      "also without a network",
    );
  },
};

export const Installing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Install the app" }));
    await expect(prompt).toHaveBeenCalledOnce();
    // The browser takes each offer once.
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};

/** By the browser's own menu, for example. */
export const InstalledOtherwise: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: NAME })).toBeVisible();
    window.installPrompt = null;
    dispatchEvent(new Event("appinstalled"));
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};

export const NotNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Not now" }));
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(localStorage.getItem("installDismissed")).not.toBeNull();
  },
};

const showsNothing: NonNullable<Story["play"]> = async ({ canvas }) => {
  await expect(canvas.queryByRole("region")).toBeNull();
};

export const DismissedBefore: Story = {
  beforeEach: ownStorage({ installDismissed: "yes" }),
  play: showsNothing,
};

/** Most browsers on a desk, and any browser before it makes an offer. */
export const NotOffered: Story = {
  beforeEach: notOffered,
  play: showsNothing,
};

/** Safari makes no offer, so the row says where to press. */
export const OnAnIPhone: Story = {
  tags: ["every-look"],
  beforeEach: [notOffered, onIPhone],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: NAME })).toHaveTextContent(
      "Add to Home Screen",
    );
    await expect(canvas.queryByRole("button", { name: "Install the app" })).toBeNull();
  },
};

export const GotItOnAnIPhone: Story = {
  beforeEach: [notOffered, onIPhone],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Got it" }));
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
