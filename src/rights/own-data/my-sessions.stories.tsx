import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fails, isAway, keepsSilent, says } from "#api/server.fixtures.ts";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann } from "../orders.fixtures.ts";
import { member, sessionRow } from "./account.fixtures.ts";
import { MySessions } from "./my-sessions.tsx";

const laptop = sessionRow({
  id: "laptop",
  used_at: "2026-01-20T18:00:00Z",
  browser: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36 Edg/143.0",
  is_this: false,
});
const tablet = sessionRow({
  id: "tablet",
  used_at: "2026-01-03T07:00:00Z",
  browser: "Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) Version/26.0 Mobile Safari/604.1",
  is_this: false,
});
const unnamed = sessionRow({ id: "unnamed", browser: null, is_this: false });

/** A member who is signed in here and in these places. */
const signedInAt = (others: object[], answers: Parameters<typeof member>[0] = {}) =>
  member({ my_sessions: says([sessionRow(), ...others] as never), ...answers });

const meta = {
  title: "Rights/Account/Where you're signed in",
  component: MySessions,
  args: { account: ann },
  beforeEach: signedInAt([laptop, tablet]),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof MySessions>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, "canvas" | "userEvent">;

async function signOut({ canvas, userEvent }: Play, name = "Sign out Edge on Windows") {
  await userEvent.click(await canvas.findByRole("button", { name }));
  await userEvent.type(canvas.getByLabelText("Your password"), "a good one");
  await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
}

export const Several: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Chrome on Android")).toBeVisible();
    await expect(canvas.getByText("This browser")).toBeVisible();
    await expect(canvas.getByText("Last used 20 Jan 2026")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Sign out Chrome on Android" })).toBeNull();
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
  beforeEach: member({ my_sessions: keepsSilent }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Looking up where you're signed in")).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  beforeEach: member({ my_sessions: [fails, says([sessionRow()])] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^We couldn't look up/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("This browser");
  },
};

export const Asked: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out Edge on Windows" }));
    await expect(canvas.getByText("Type your password to sign out Edge on Windows.")).toBeVisible();
    await expect(canvas.getByLabelText("Your password")).toHaveFocus();
  },
};

export const LeftAfterAll: Story = {
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out everywhere else" }));
    await userEvent.click(canvas.getByRole("button", { name: "Leave it signed in" }));
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

export const SigningOut: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: keepsSilent }),
  play: async (story) => {
    await signOut(story);
    await expect(
      await story.canvas.findByRole("button", { name: "Signing out..." }),
    ).toBeDisabled();
  },
};

export const NoPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign out Edge on Windows" }));
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(canvas.getByText("Please enter your password")).toBeVisible();
  },
};

export const WrongPassword: Story = {
  beforeEach: signedInAt([laptop], {
    token: says({ error_code: "invalid_credentials", msg: "Invalid login credentials" }, 400),
  }),
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText(/This password isn't right/)).toBeVisible();
    await expect(story.canvas.getByText("Edge on Windows")).toBeVisible();
  },
};

export const TooManyTries: Story = {
  beforeEach: signedInAt([laptop], {
    token: says(
      { code: 429, error_code: "over_request_rate_limit", msg: "Request rate limit reached" },
      429,
    ),
  }),
  play: async (story) => {
    await signOut(story);
    await expect(await story.canvas.findByText(/^Too many attempts\./)).toBeVisible();
  },
};

export const NoAnswer: Story = {
  beforeEach: signedInAt([laptop], { end_my_sessions: [isAway, says(null)] }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await signOut(story);
    await expect(await canvas.findByText(/^There's no answer\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign out" }));
    await expect(await canvas.findByText("Signed out.")).toBeVisible();
  },
};

export const Dark: Story = { ...Several, globals: { theme: "dark" } };
export const RightToLeft: Story = { ...Several, globals: { direction: "rtl" } };
export const SmallestPhone: Story = { ...Asked, globals: { viewport: { value: "smallest" } } };
export const LargeText: Story = {
  ...Several,
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
