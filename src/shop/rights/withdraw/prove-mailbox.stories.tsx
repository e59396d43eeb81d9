import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { neverResponds, respondsWith } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { answers, confirm, done, prove, sent } from "./withdraw-by-mail.fixtures.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

const meta = {
  title: "Rights/Proving a mailbox",
  component: WithdrawPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/withdraw" },
  beforeEach: answers(sent, done),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CodeSent: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await confirm(story);
    await expect(
      await story.canvas.findByText(/Your withdrawal of 12 January 2026 at 12:00 UTC is sent/),
    ).toBeVisible();
  },
};

export const AnotherCode: Story = {
  beforeEach: answers(sent, respondsWith({ sent: true, ticket: "second" }), done),
  play: async ({ canvas, userEvent }) => {
    await confirm({ canvas, userEvent });
    const again = await canvas.findByRole("button", { name: "Send a new code" });
    await userEvent.click(again);
    await expect(await canvas.findByText(/of 12 January 2026 at 12:00 UTC is sent/)).toBeVisible();
  },
};

export const CodeOfTheFirstMail: Story = {
  beforeEach: answers(
    sent,
    respondsWith({ sent: true, ticket: "second" }),
    respondsWith({ error: "This code is wrong or has expired." }, 400),
    done,
  ),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await confirm(story);
    const again = await canvas.findByRole("button", { name: "Send a new code" });
    await userEvent.click(again);
    // The new ticket starts the form over.
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await userEvent.type(canvas.getByLabelText("6-digit code"), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Get my refund" }));
    await expect(
      await canvas.findByRole("heading", { name: "Your withdrawal is done" }),
    ).toBeVisible();
  },
};

export const NoCode: Story = {
  play: async (story) => {
    await prove(story, "12");
    await expect(story.canvas.getByText("Please enter the 6-digit code")).toBeVisible();
  },
};

export const WrongCode: Story = {
  tags: ["every-look"],
  beforeEach: answers(
    sent,
    respondsWith(
      { error: "This code is wrong or has expired. Please check it, or ask for a new one." },
      400,
    ),
  ),
  play: async (story) => {
    await prove(story);
    await expect(await story.canvas.findByText(/^This code is wrong or has expired/)).toBeVisible();
  },
};

export const CheckingTheCode: Story = {
  beforeEach: answers(sent, neverResponds),
  play: async (story) => {
    await prove(story);
    await expect(story.canvas.getByRole("button", { name: "Checking the code..." })).toBeDisabled();
  },
};

/** Phones reload a page while its visitor reads a mail in another app. */
export const Reloaded: Story = {
  beforeEach: [
    ownStorage({
      withdrawal: JSON.stringify({
        ticket: "kept",
        name: "Ann Lee",
        email: "ann@example.com",
        since: Date.UTC(2026, 0, 12, 11, 50),
        at: Date.UTC(2026, 0, 12, 11, 50),
      }),
    }),
    ...answers(done).slice(1),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 12 January 2026 at 11:50 UTC is sent/)).toBeVisible();
  },
};
