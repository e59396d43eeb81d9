import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { fails, keepsSilent, says, server } from "#backend/server-for-stories.ts";
import { sessionOf, signedIn } from "#backend/session-for-stories.ts";
import { ownStorage } from "#lib/storage-for-stories.ts";
import { atItsAddress } from "#ui/address-for-stories.tsx";
import { staysInTheWindow } from "#ui/room-for-stories.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const session = sessionOf({ userId: "ann", email: "ann@example.com" });
const refusal = (code: string, message: string, status: number) => says({ code, error_code: code, msg: message }, status);
const backend = { verify: says(session), user: says(session.user), recover: says({}) };

const meta = {
  title: "Accounts/New password",
  component: ResetPasswordPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/reset-password", state: { link: { tokenHash: "token" } } },
  beforeEach: [ownStorage(), signedIn(null), server(backend)],
  afterEach: staysInTheWindow,
} satisfies Meta<typeof ResetPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">, password = "a good one", again = password) {
  await userEvent.type(canvas.getByLabelText("New password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm password"), again);
  await userEvent.click(canvas.getByRole("button", { name: "Save password" }));
}

export const Choosing: Story = {};

export const PasswordsDiffer: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await choose(story, "a good one", "another one");
    await expect(story.canvas.getByText("Passwords do not match")).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach: server({ ...backend, verify: keepsSilent }),
  play: async (story) => {
    await choose(story);
    await expect(story.canvas.getByRole("button", { name: "Saving..." })).toBeDisabled();
  },
};

export const Saved: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await choose(story);
    await story.canvas.findByText("This leads to /profile");
  },
};

export const SamePasswordAgain: Story = {
  beforeEach: server({ ...backend, user: refusal("same_password", "New password should be different from the old password.", 422) }),
  play: async (story) => {
    await choose(story);
    await expect(await story.canvas.findByText("New password should be different from the old password.")).toBeVisible();
  },
};

export const ServerFails: Story = {
  beforeEach: server({ ...backend, verify: fails }),
  play: async (story) => {
    await choose(story);
    await expect(await story.canvas.findByText("The password could not be changed. Please try again.")).toBeVisible();
  },
};

export const LinkUsedAlready: Story = {
  beforeEach: server({ ...backend, verify: refusal("otp_expired", "Email link is invalid or has expired", 403) }),
  play: async (story) => {
    await choose(story);
    await expect(await story.canvas.findByText("This link has been used already, or it has expired.")).toBeVisible();
  },
};

export const LinkRefused: Story = {
  tags: ["every-look"],
  parameters: { state: { link: "refused" } },
  play: ({ canvas }) => expect(canvas.getByText("This link has been used already, or it has expired.")).toBeVisible(),
};

export const WithoutALink: Story = {
  parameters: { state: null },
  play: ({ canvas }) => expect(canvas.getByText("Open the link in our email once more, or ask for a new one.")).toBeVisible(),
};

export const AnotherLinkSent: Story = {
  ...LinkRefused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("Email"), "ann@example.com");
    await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
    await expect(await canvas.findByRole("heading", { name: "Check your email" })).toBeVisible();
  },
};

export const RightToLeft: Story = { ...PasswordsDiffer, globals: { direction: "rtl" } };
export const Dark: Story = { ...LinkRefused, globals: { theme: "dark" } };
export const LessMotion: Story = { ...Saving, globals: { motion: "less" } };
export const SmallestPhone: Story = { ...LinkRefused, globals: { viewport: { value: "smallest" } } };
export const LargeText: Story = { ...PasswordsDiffer, globals: { textSize: "200%", viewport: { value: "phone" } } };
