import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { sessionKey } from "#api/client/supabase.ts";
import { hostileAnswers, saysOnly } from "#api/hostile-answers.fixtures.ts";
import {
  networkError,
  neverResponds,
  respondsWith,
  server,
  serverError,
} from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import {
  backend,
  bob,
  choose,
  longest,
  open,
  type Play,
  refuse,
  type,
} from "./reset-password-page.fixtures.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const meta = {
  title: "Accounts/New password",
  component: ResetPasswordPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: {
    layout: "fullscreen",
    path: "/reset-password",
    state: { link: { tokenHash: "token" } },
  },
  beforeEach: [ownStorage(), startSession(null), server(backend)],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the account that the server reports, and doesn't sign in. */
export const Choosing: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await open(story);
    const title = await story.canvas.findByRole("heading", { name: "Choose a new password" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(story.canvas.getByText("ann@example.com")).toBeVisible();
    await expect(localStorage.getItem(sessionKey())).toBeNull();
    await expect(document.title).not.toContain("ann@");
    // Password managers find the account, and screen readers hear it once.
    const form = story.canvas.getByRole("button", { name: "Save password" }).closest("form");
    const username = form?.querySelector('[autocomplete="username"]');
    await expect(username).toHaveValue("ann@example.com");
    await expect(story.canvas.queryByRole("textbox", { name: "" })).toBeNull();
  },
};

export const SignedInToAnotherAccount: Story = {
  beforeEach: startSession(bob),
  play: async (story) => {
    await open(story);
    await expect(
      await story.canvas.findByText(
        /You're signed in as bob@example.com, and saving signs you out/,
      ),
    ).toBeVisible();
    await expect(localStorage.getItem(sessionKey())).toContain('"bob"');
  },
};

export const PasswordsDiffer: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await choose(story, "a good one", "another one");
    await expect(story.canvas.getByText("Passwords do not match")).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach: server({ ...backend, user: neverResponds }),
  play: async (story) => {
    await choose(story);
    await expect(story.canvas.getByRole("button", { name: "Saving..." })).toBeDisabled();
  },
};

const signedOutEverywhere = async (story: Play) => {
  await choose(story);
  await story.canvas.findByText("This leads to /login");
  await expect(localStorage.getItem(sessionKey())).toBeNull();
};

export const Saved: Story = { tags: ["every-look"], play: signedOutEverywhere };

export const SavedForAnotherAccount: Story = {
  beforeEach: startSession(bob),
  play: signedOutEverywhere,
};

/** The password is saved, and the server ends the other sessions by itself. */
export const SavedWithoutSigningOut: Story = {
  beforeEach: server({ ...backend, logout: networkError }),
  play: signedOutEverywhere,
};

export const SamePasswordAgain: Story = {
  beforeEach: server({
    ...backend,
    user: refuse("same_password", "New password should be different from the old password.", 422),
  }),
  play: async (story) => {
    await choose(story);
    await expect(
      await story.canvas.findByText("New password should be different from the old password."),
    ).toBeVisible();
  },
};

export const ServerFails: Story = {
  beforeEach: server({ ...backend, user: serverError }),
  play: async (story) => {
    await choose(story);
    await expect(
      await story.canvas.findByText("The password could not be changed. Please try again."),
    ).toBeVisible();
  },
};

export const HostileAnswers: Story = {
  tags: ["long"],
  beforeEach: server({ ...backend, user: hostileAnswers }),
  play: async (story) => {
    await type(story);
    await saysOnly(
      "The password could not be changed. Please try again.",
      story.canvasElement,
      () => story.userEvent.click(story.canvas.getByRole("button", { name: "Save password" })),
    );
  },
};

export const LongestAddress: Story = {
  tags: ["look"],
  beforeEach: server({ ...backend, verify: respondsWith(longest) }),
  play: async (story) => {
    await open(story);
    await story.canvas.findByLabelText("New password");
  },
};
