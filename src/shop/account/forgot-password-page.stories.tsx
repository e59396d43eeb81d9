import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { networkError, neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

const meta = {
  title: "Accounts/Forgotten password",
  component: ForgotPasswordPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/forgot-password" },
  beforeEach: server({ recover: respondsWith({}) }),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof ForgotPasswordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function ask(
  { canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">,
  email = "ann@example.com",
) {
  await userEvent.type(canvas.getByLabelText("Email"), email);
  await userEvent.click(canvas.getByRole("button", { name: "Send link" }));
}

export const Asking: Story = {};

export const NoAddress: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await ask(story, "ann@");
    await expect(story.canvas.getByText("Please enter a valid email")).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: server({ recover: neverResponds }),
  play: async (story) => {
    await ask(story);
    await expect(story.canvas.getByRole("button", { name: "Sending the link..." })).toBeDisabled();
  },
};

export const Sent: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await ask(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "Check your email" }),
    ).toBeVisible();
    await expect(
      story.canvas.getByText(/^If there's an account for ann@example.com/),
    ).toBeVisible();
  },
};

/** The same text as for an existing account, so that it doesn't reveal who has one. */
export const SentToNobody: Story = {
  ...Sent,
  beforeEach: server({
    recover: respondsWith({ code: 404, error_code: "user_not_found", msg: "User not found" }, 404),
  }),
};

export const NotSent: Story = {
  beforeEach: server({ recover: networkError }),
  play: async (story) => {
    await ask(story);
    await expect(
      await story.canvas.findByText("The email could not be sent. Please try again."),
    ).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  beforeEach: server({
    recover: respondsWith(
      { code: 429, error_code: "over_email_send_rate_limit", msg: "Email rate limit exceeded" },
      429,
    ),
  }),
  play: async (story) => {
    await ask(story);
    await expect(
      await story.canvas.findByText("Too many attempts. Please wait a few minutes and try again."),
    ).toBeVisible();
    await expect(story.canvas.getByLabelText("Email")).toHaveValue("ann@example.com");
  },
};

export const LongestAddress: Story = {
  tags: ["look"],
  play: (story) =>
    ask(story, `${"a.very.long.name.".repeat(6)}@${"subdomain.".repeat(6)}example.com`),
};
