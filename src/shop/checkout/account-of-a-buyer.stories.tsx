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
import { ann, createCheckoutStorage, refuse, shop } from "./buyer.fixtures.ts";
import { SuccessPage } from "./success-page.tsx";

const meta = {
  title: "Sales/After the payment/Account",
  component: SuccessPage,
  args: { brand: "Carnivore Plan", checkoutStorage: createCheckoutStorage() },
  render: ({ brand }) => <SuccessPage brand={brand} checkoutStorage={createCheckoutStorage()} />,
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/success", state: { sessionId: "cs_1" } },
  beforeEach: [ownStorage(), startSession(null), server(shop)],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof SuccessPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Pick<StoryContext, "canvas" | "userEvent">;

async function create({ canvas, userEvent }: Play, password = "a good one", again = password) {
  await userEvent.type(await canvas.findByLabelText("Password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm password"), again);
  await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
}

async function signIn({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole("button", { name: "I already have an account" }));
  await userEvent.type(canvas.getByLabelText("Password"), "a good one");
  await userEvent.click(canvas.getByRole("button", { name: "Sign in and add my purchase" }));
}

export const Created: Story = {
  play: async (story) => {
    await create(story);
    await story.canvas.findByText("This leads to /profile");
  },
};

export const Creating: Story = {
  beforeEach: server({ ...shop, signup: neverResponds }),
  play: async (story) => {
    await create(story);
    await expect(story.canvas.getByRole("button", { name: "Creating account..." })).toBeDisabled();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText("Email"));
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await expect(canvas.getByText("Please enter your email")).toBeVisible();
    await expect(canvas.getByLabelText("Email")).toHaveFocus();
  },
};

export const PasswordsDiffer: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await create(story, "a good one", "another one");
    await expect(story.canvas.getByText("Passwords do not match")).toBeVisible();
  },
};

export const PasswordTooShort: Story = {
  play: async (story) => {
    await create(story, "12345");
    await expect(story.canvas.getByText("Password must be at least 6 characters")).toBeVisible();
  },
};

export const Refused: Story = {
  tags: ["every-look"],
  beforeEach: server({
    ...shop,
    signup: refuse("Signups are closed for today.", "signup_disabled", 422),
  }),
  play: async (story) => {
    await create(story);
    await expect(await story.canvas.findByText("Signups are closed for today.")).toBeVisible();
  },
};

export const NoAnswer: Story = {
  beforeEach: server({ ...shop, signup: serverError }),
  play: async (story) => {
    await create(story);
    await expect(await story.canvas.findByText("Failed to create account")).toBeVisible();
  },
};

export const HostileAnswers: Story = {
  tags: ["long"],
  beforeEach: server({ ...shop, signup: hostileAnswers }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await saysOnly("Failed to create account", canvasElement, async () => {
      for (const label of ["Password", "Confirm password"]) {
        const field = await canvas.findByLabelText(label);
        await userEvent.clear(field);
        await userEvent.type(field, "a good one");
      }
      await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    });
  },
};

export const EmailIsTaken: Story = {
  beforeEach: server({
    ...shop,
    signup: refuse("User already registered", "user_already_exists", 422),
  }),
  play: async (story) => {
    await create(story);
    await expect(
      await story.canvas.findByText(
        "This email already has an account. Sign in with its password to add your purchase.",
      ),
    ).toBeVisible();
    await expect(
      story.canvas.getByRole("button", { name: "Sign in and add my purchase" }),
    ).toBeEnabled();
  },
};

export const ConfirmByMail: Story = {
  beforeEach: server({ ...shop, signup: respondsWith(createSession(ann).user) }),
  play: async (story) => {
    await create(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "Confirm your email" }),
    ).toBeVisible();
  },
};

export const SignedIn: Story = {
  play: async (story) => {
    await signIn(story);
    await story.canvas.findByText("This leads to /profile");
  },
};

export const WrongPassword: Story = {
  beforeEach: server({
    ...shop,
    token: refuse("Invalid login credentials", "invalid_credentials"),
  }),
  play: async (story) => {
    await signIn(story);
    await expect(await story.canvas.findByText("Invalid login credentials")).toBeVisible();
    await expect(story.canvas.getByLabelText("Email")).toHaveValue("ann@example.com");
  },
};

export const NotAddedYet: Story = {
  beforeEach: server({ ...shop, claim_order: [networkError, respondsWith(null)] }),
  play: async (story) => {
    await create(story);
    await expect(await story.canvas.findByRole("heading", { name: "Almost there" })).toBeVisible();
  },
};

export const AddedAtTheSecondTry: Story = {
  ...NotAddedYet,
  play: async (story) => {
    await NotAddedYet.play?.(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Try again" }));
    await story.canvas.findByText("This leads to /profile");
  },
};

export const TakenMeanwhile: Story = {
  beforeEach: server({
    ...shop,
    claim_order: respondsWith({ code: "PT409", message: "taken" }, 409),
  }),
  play: async (story) => {
    await create(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "You already have an account" }),
    ).toBeVisible();
  },
};

export const SessionLost: Story = {
  beforeEach: server({
    ...shop,
    claim_order: respondsWith({ code: "42501", message: "signed out" }, 401),
  }),
  play: async (story) => {
    await create(story);
    await expect(
      await story.canvas.findByText("Please sign in again to add your purchase."),
    ).toBeVisible();
  },
};
