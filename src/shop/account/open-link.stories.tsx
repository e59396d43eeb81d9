import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { networkError, neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { backend, open, type Play, refuse, session } from "./reset-password-page.fixtures.ts";
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

/** Sends no request before the button is pressed: email apps open links to scan them. */
export const BeforeTheLinkIsOpened: Story = {
  tags: ["every-look"],
  beforeEach: server({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Reset your password" })).toBeVisible();
    await expect(canvas.queryByLabelText("New password")).toBeNull();
  },
};

export const Opening: Story = {
  beforeEach: server({ ...backend, verify: neverResponds }),
  play: async (story) => {
    await open(story);
    await expect(story.canvas.getByRole("button", { name: "Continue" })).toBeDisabled();
  },
};

export const NotOpened: Story = {
  beforeEach: server({ ...backend, verify: [networkError, respondsWith(session)] }),
  play: async (story) => {
    await open(story);
    await expect(
      await story.canvas.findByText("The link could not be opened. Please try again."),
    ).toBeVisible();
    await open(story);
    await expect(await story.canvas.findByLabelText("New password")).toBeVisible();
  },
};

const expectUsed = async (story: Play) => {
  await open(story);
  await expect(
    await story.canvas.findByText("This link has already been used or has expired."),
  ).toBeVisible();
};

export const LinkUsedAlready: Story = {
  beforeEach: server({
    ...backend,
    verify: refuse("otp_expired", "Email link is invalid or has expired", 403),
  }),
  play: expectUsed,
};

/** Links of hosted backends carry a session, or whatever an attacker put in its place. */
export const SessionThatIsNone: Story = {
  parameters: { state: { link: { tokenHash: null, accessToken: "nonsense", refreshToken: "" } } },
  play: expectUsed,
};

export const LinkRefused: Story = {
  tags: ["every-look"],
  parameters: { state: { link: "refused" } },
  play: ({ canvas }) =>
    expect(canvas.getByText("This link has already been used or has expired.")).toBeVisible(),
};

export const WithoutALink: Story = {
  parameters: { state: null },
  play: ({ canvas }) =>
    expect(
      canvas.getByText("Open the link in our email again, or request a new one."),
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
