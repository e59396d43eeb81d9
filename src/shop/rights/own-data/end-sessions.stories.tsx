import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { networkError, respondsWith, serverError } from "#api/server.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann } from "../orders.fixtures.ts";
import { laptop, signedInAt } from "./account.fixtures.ts";
import { MySessions } from "./my-sessions.tsx";
import { signOut } from "./sign-out.fixtures.ts";

const meta = {
  title: "Rights/Account/Signing out elsewhere",
  component: MySessions,
  args: { account: ann },
  beforeEach: signedInAt([laptop]),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof MySessions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Sign out Edge on Windows/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(canvas.getByText("Please enter your password")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  beforeEach: signedInAt([laptop], {
    token: respondsWith(
      { error_code: "invalid_credentials", msg: "Invalid login credentials" },
      400,
    ),
  }),
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText(/This password isn't right/)).toBeVisible();
    await expect(story.canvas.getByText("Edge on Windows")).toBeVisible();
  },
};

export const TooManyTries: Story = {
  beforeEach: signedInAt([laptop], {
    token: respondsWith(
      { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
      429,
    ),
  }),
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText(/^Too many attempts\./)).toBeVisible();
  },
};

export const NotSignedOut: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: respondsWith({ message: "No." }, 403) }),
  play: async (story) => {
    await signOut(story);
    await expect(
      await story.canvas.findByText("Nothing was signed out. Please try again."),
    ).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: serverError }),
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText(/^We don't know if that worked\./)).toBeVisible();
  },
};

export const NoAnswer: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: [networkError, respondsWith(null)] }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await signOut(story);
    await expect(await canvas.findByText(/^We don't know if that worked\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(await canvas.findByText("Signed out.")).toBeVisible();
  },
};
