import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { neverResponds, respondsWith, serverError } from "#api/server.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann } from "../orders.fixtures.ts";
import { laptop, member, sessionRow, signedInAt, tablet } from "./account.fixtures.ts";
import { MySessions } from "./my-sessions.tsx";
import { signOut } from "./sign-out.fixtures.ts";

const unnamed = sessionRow({ id: "unnamed", browser: null, is_this: false });

const meta = {
  title: "Rights/Account/Where you're signed in",
  component: MySessions,
  args: { account: ann },
  beforeEach: signedInAt([laptop, tablet]),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof MySessions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chrome on Android")).toBeVisible();
    await expect(canvas.getByText("This browser")).toBeVisible();
    await expect(canvas.getByText("Last used 20 Jan 2026")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Sign out Chrome on Android/ })).toBeNull();
  },
};

export const OnlyHere: Story = {
  beforeEach: signedInAt([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This browser")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const UnknownBrowser: Story = {
  beforeEach: signedInAt([unnamed]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unknown browser")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /everywhere else/ })).toBeNull();
  },
};

export const LookingUp: Story = {
  beforeEach: member({ my_sessions: neverResponds }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Looking up where you're signed in")).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  beforeEach: member({ my_sessions: [serverError, respondsWith([sessionRow()])] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We couldn't look up/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("This browser");
  },
};

export const Asked: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Sign out Edge on Windows/ }));
    await expect(canvas.getByText("Type your password to sign out Edge on Windows.")).toBeVisible();
    await expect(canvas.getByLabelText("Your password")).toHaveFocus();
  },
};

export const Canceled: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out everywhere else" }));
    await expect(canvas.getByText("Type your password to sign out 2 other devices.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText("Nothing was signed out.")).toHaveFocus();
    await expect(canvas.getByText("Edge on Windows")).toBeVisible();
  },
};

export const SignedOut: Story = {
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText("Signed out.")).toHaveFocus();
    await expect(story.canvas.queryByText("Edge on Windows")).toBeNull();
    await expect(story.canvas.getByText("Safari on iPad")).toBeVisible();
  },
};

export const SignedOutEverywhereElse: Story = {
  play: async (story) => {
    const { canvas } = story;
    await signOut(story, "Sign out everywhere else");
    await expect(await canvas.findByText("Signed out.")).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

export const SignedOutOneAfterTheOther: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await signOut(story);
    await canvas.findByText("Signed out.");
    await userEvent.click(canvas.getByRole("button", { name: /^Sign out Safari on iPad/ }));
    await expect(canvas.queryByText("Signed out.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(canvas.getByText("Safari on iPad")).toBeVisible();
    await expect(canvas.queryByText("Edge on Windows")).toBeNull();
  },
};

export const SigningOut: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: neverResponds }),
  play: async (story) => {
    await signOut(story);
    await expect(
      await story.canvas.findByRole("button", { name: "Signing out..." }),
    ).toBeDisabled();
  },
};
