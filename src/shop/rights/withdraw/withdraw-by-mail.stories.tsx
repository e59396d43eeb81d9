import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { networkError, neverResponds, respondsWith } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { answers, confirm, done, prove, sent, state } from "./withdraw-by-mail.fixtures.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

const meta = {
  title: "Rights/Withdrawing without an account",
  component: WithdrawPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/withdraw" },
  beforeEach: answers(sent, done),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You don't have to sign in\./)).toBeVisible();
  },
};

export const NothingTyped: Story = {
  play: async (story) => {
    await state(story, "", "ann");
    await expect(story.canvas.getByText("Please enter your name")).toBeVisible();
    await expect(story.canvas.getByText("Please enter a valid email")).toBeVisible();
  },
};

export const Reviewing: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await state(story);
    await expect(story.canvas.getByText("Ann Lee")).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
  },
};

export const Changing: Story = {
  play: async (story) => {
    await state(story);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Change something" }));
    await expect(story.canvas.getByLabelText("Your name")).toHaveValue("Ann Lee");
  },
};

export const Sending: Story = {
  beforeEach: answers(neverResponds),
  play: async (story) => {
    await confirm(story);
    await expect(
      story.canvas.getByRole("button", { name: "Sending your withdrawal..." }),
    ).toBeDisabled();
  },
};

export const NotSent: Story = {
  beforeEach: answers(networkError),
  play: async (story) => {
    await confirm(story);
    await expect(await story.canvas.findByText(/We couldn't reach the server/)).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  beforeEach: answers(
    respondsWith({ error: "Too many attempts. Please wait an hour, or write to us." }, 429),
  ),
  play: async (story) => {
    await confirm(story);
    await expect(await story.canvas.findByText(/Please wait an hour/)).toBeVisible();
  },
};

export const Refunded: Story = {
  play: async (story) => {
    await prove(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "Your withdrawal is done" }),
    ).toBeVisible();
  },
};

export const AnotherAddress: Story = {
  play: async (story) => {
    await confirm(story);
    await story.userEvent.click(
      await story.canvas.findByRole("button", { name: "Use another email" }),
    );
    await expect(story.canvas.getByLabelText("Email you paid with")).toHaveValue("ann@example.com");
  },
};
