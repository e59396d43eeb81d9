import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createSession, startSession } from "#api/account/session.fixtures.ts";
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
import { LoginPage } from "./login-page.tsx";

const ann = { userId: "ann", email: "ann@example.com" };
const refuse = (code: string, message: string, status = 400) =>
  respondsWith({ code, error_code: code, msg: message }, status);

const meta = {
  title: "Accounts/Signing in",
  component: LoginPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/login" },
  beforeEach: [
    ownStorage(),
    startSession(null),
    server({ token: respondsWith(createSession(ann)) }),
  ],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function enter(
  { canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">,
  email = "ann@example.com",
  password = "a good one",
) {
  if (email) await userEvent.type(canvas.getByLabelText("Email"), email);
  if (password) await userEvent.type(canvas.getByLabelText("Password"), password);
  await userEvent.click(canvas.getByRole("button", { name: "Sign In" }));
}

export const Empty: Story = { tags: ["every-look"] };

export const EmailConfirmed: Story = {
  parameters: { state: { notice: "confirmed" } },
  play: ({ canvas }) =>
    expect(canvas.getByText("Your email is confirmed. Sign in to open your plan.")).toBeVisible(),
};

export const PasswordChanged: Story = {
  tags: ["every-look"],
  parameters: { state: { notice: "password-changed", email: "ann@example.com" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("Your password has been changed. Sign in with the new one."),
    ).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveValue("ann@example.com");
  },
};

export const NothingTyped: Story = {
  play: async (story) => {
    await enter(story, "", "");
    await expect(story.canvas.getByText("Please enter your email")).toBeVisible();
    await expect(story.canvas.getByText("Please enter your password")).toBeVisible();
    await expect(story.canvas.getByLabelText("Email")).toHaveFocus();
  },
};

export const NoAddress: Story = {
  play: async (story) => {
    await enter(story, "ann.example.com");
    await expect(story.canvas.getByText("Please enter a valid email")).toBeVisible();
  },
};

export const PastedPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText("Password");
    await userEvent.click(password);
    await userEvent.paste("from a password manager");
    await expect(password).toHaveValue("from a password manager");
    await expect(password).toHaveAttribute("type", "password");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
  },
};

export const SigningIn: Story = {
  beforeEach: server({ token: neverResponds }),
  play: async (story) => {
    await enter(story);
    await expect(story.canvas.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    await expect(story.canvas.getByLabelText("Email")).toHaveAttribute("readonly");
  },
};

export const SignedIn: Story = {
  play: async (story) => {
    await enter(story);
    await story.canvas.findByText("This leads to /profile");
  },
};

export const BackToWhereItWasAskedFor: Story = {
  parameters: { state: { from: "/profile?tab=recipes" } },
  play: async (story) => {
    await enter(story);
    await story.canvas.findByText("This leads to /profile?tab=recipes");
  },
};

/** Doesn't follow an address that leads off the site. */
export const HostileReturn: Story = {
  parameters: { state: { from: "//example.com/profile" } },
  beforeEach: startSession(ann),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /profile");
  },
};

export const WrongPassword: Story = {
  tags: ["every-look"],
  beforeEach: server({ token: refuse("invalid_credentials", "Invalid login credentials") }),
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText("Invalid login credentials")).toBeVisible();
    await expect(story.canvas.getByLabelText("Password")).toHaveValue("a good one");
  },
};

export const ErrorGoesWithTheNextLetter: Story = {
  ...WrongPassword,
  play: async (story) => {
    await WrongPassword.play?.(story);
    await story.userEvent.type(story.canvas.getByLabelText("Password"), "!");
    await expect(story.canvas.queryByText("Invalid login credentials")).toBeNull();
  },
};

export const NotConfirmed: Story = {
  beforeEach: server({ token: refuse("email_not_confirmed", "Email not confirmed") }),
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText("Email not confirmed")).toBeVisible();
  },
};

export const ServerFails: Story = {
  beforeEach: server({ token: serverError }),
  play: async (story) => {
    await enter(story);
    await expect(await story.canvas.findByText("Failed to sign in")).toBeVisible();
  },
};

export const HostileAnswers: Story = {
  tags: ["long"],
  beforeEach: server({ token: hostileAnswers }),
  play: async (story) => {
    await story.userEvent.type(story.canvas.getByLabelText("Email"), "ann@example.com");
    await story.userEvent.type(story.canvas.getByLabelText("Password"), "a good one");
    await saysOnly("Failed to sign in", story.canvasElement, () =>
      story.userEvent.click(story.canvas.getByRole("button", { name: "Sign In" })),
    );
  },
};

/** The status is a success, but the answer has no session. */
export const AnswerWithoutASession: Story = {
  ...ServerFails,
  beforeEach: server({ token: respondsWith({}) }),
};

export const Offline: Story = { ...ServerFails, beforeEach: server({ token: networkError }) };

export const LongestError: Story = {
  tags: ["look"],
  beforeEach: server({
    token: refuse(
      "validation_failed",
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(4),
      400,
    ),
  }),
  play: async (story) => {
    await enter(story);
    await story.canvas.findByText(/^Rindfleisch/);
  },
};
