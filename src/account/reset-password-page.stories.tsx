import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { hostileAnswers, saysOnly } from "#backend/hostile-answers-for-stories.ts";
import { fails, isAway, keepsSilent, says, server } from "#backend/server-for-stories.ts";
import { sessionOf, signedIn } from "#backend/session-for-stories.ts";
import { sessionKey } from "#backend/supabase.ts";
import { ownStorage } from "#lib/storage-for-stories.ts";
import { atItsAddress } from "#ui/address-for-stories.tsx";
import { staysInTheWindow } from "#ui/room-for-stories.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const ann = { userId: "ann", email: "ann@example.com" };
const bob = { userId: "bob", email: "bob@example.com" };
const session = sessionOf(ann);
const refusal = (code: string, message: string, status: number) =>
  says({ code, error_code: code, msg: message }, status);
const backend = {
  verify: says(session),
  user: says(session.user),
  logout: says({}),
  recover: says({}),
};

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
  beforeEach: [ownStorage(), signedIn(null), server(backend)],
  afterEach: staysInTheWindow,
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, "canvas" | "userEvent">;

const open = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole("button", { name: "Continue" }));

async function choose(story: Play, password = "a good one", again = password) {
  const { canvas, userEvent } = story;
  await open(story);
  await userEvent.type(await canvas.findByLabelText("New password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm password"), again);
  await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
}

/** Nothing is asked of the server before the button is pressed: mail programs open links to scan them. */
export const BeforeTheLinkIsOpened: Story = {
  tags: ["every-look"],
  beforeEach: server({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Reset your password" })).toBeVisible();
    await expect(canvas.queryByLabelText("New password")).toBeNull();
  },
};

export const Opening: Story = {
  beforeEach: server({ ...backend, verify: keepsSilent }),
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

export const NotOpened: Story = {
  beforeEach: server({ ...backend, verify: [isAway, says(session)] }),
  play: async (story) => {
    await open(story);
    await expect(
      await story.canvas.findByText("The link could not be opened. Please try again."),
    ).toBeVisible();
    await open(story);
    await expect(await story.canvas.findByLabelText("New password")).toBeVisible();
  },
};

/** Names the account as the server does, and signs nobody in. */
export const Choosing: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await open(story);
    const title = await story.canvas.findByRole("heading", { name: "Choose a new password" });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(story.canvas.getByText("ann@example.com")).toBeVisible();
    await expect(localStorage.getItem(sessionKey())).toBeNull();
    await expect(document.title).not.toContain("ann@");
  },
};

export const SignedInToAnotherAccount: Story = {
  beforeEach: signedIn(bob),
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
  beforeEach: server({ ...backend, user: keepsSilent }),
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
  beforeEach: signedIn(bob),
  play: signedOutEverywhere,
};
/** The password holds, and the server ends the other sessions by itself. */
export const SavedWithoutSigningOut: Story = {
  beforeEach: server({ ...backend, logout: isAway }),
  play: signedOutEverywhere,
};

export const SamePasswordAgain: Story = {
  beforeEach: server({
    ...backend,
    user: refusal("same_password", "New password should be different from the old password.", 422),
  }),
  play: async (story) => {
    await choose(story);
    await expect(
      await story.canvas.findByText("New password should be different from the old password."),
    ).toBeVisible();
  },
};

export const ServerFails: Story = {
  beforeEach: server({ ...backend, user: fails }),
  play: async (story) => {
    await choose(story);
    await expect(
      await story.canvas.findByText("The password could not be changed. Please try again."),
    ).toBeVisible();
  },
};

export const HostileAnswers: Story = {
  beforeEach: server({ ...backend, user: hostileAnswers }),
  play: async (story) => {
    await open(story);
    await story.userEvent.type(await story.canvas.findByLabelText("New password"), "a good one");
    await story.userEvent.type(story.canvas.getByLabelText("Confirm password"), "a good one");
    await saysOnly(
      "The password could not be changed. Please try again.",
      story.canvasElement,
      () => story.userEvent.click(story.canvas.getByRole("button", { name: "Save password" })),
    );
  },
};

const used = async (story: Play) => {
  await open(story);
  await expect(
    await story.canvas.findByText("This link has been used already, or it has expired."),
  ).toBeVisible();
};

export const LinkUsedAlready: Story = {
  beforeEach: server({
    ...backend,
    verify: refusal("otp_expired", "Email link is invalid or has expired", 403),
  }),
  play: used,
};

/** Links of hosted backends bring a session, or what somebody wrote in its place. */
export const SessionThatIsNone: Story = {
  parameters: { state: { link: { tokenHash: null, accessToken: "nonsense", refreshToken: "" } } },
  play: used,
};

export const LinkRefused: Story = {
  tags: ["every-look"],
  parameters: { state: { link: "refused" } },
  play: ({ canvas }) =>
    expect(canvas.getByText("This link has been used already, or it has expired.")).toBeVisible(),
};

export const WithoutALink: Story = {
  parameters: { state: null },
  play: ({ canvas }) =>
    expect(
      canvas.getByText("Open the link in our email once more, or ask for a new one."),
    ).toBeVisible(),
};

export const AnotherLinkSent: Story = {
  ...LinkRefused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ann@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await expect(await canvas.findByRole("heading", { name: "Check your email" })).toBeVisible();
  },
};

const longest = sessionOf({
  userId: "ann",
  email: `${"a.very.long.name.".repeat(6)}@${"subdomain.".repeat(6)}example.com`,
});
export const LongestAddress: Story = {
  beforeEach: server({ ...backend, verify: says(longest) }),
  play: async (story) => {
    await open(story);
    await story.canvas.findByLabelText("New password");
  },
};

export const RightToLeft: Story = { ...PasswordsDiffer, globals: { direction: "rtl" } };
export const Dark: Story = { ...LinkRefused, globals: { theme: "dark" } };
export const LessMotion: Story = { ...Saving, globals: { motion: "less" } };
export const SmallestPhone: Story = {
  ...LongestAddress,
  globals: { viewport: { value: "smallest" } },
};
export const LargeText: Story = {
  ...PasswordsDiffer,
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
