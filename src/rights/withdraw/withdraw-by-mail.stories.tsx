import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { signedIn } from "#api/account/session.fixtures.ts";
import { isAway, keepsSilent, says, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { stopTime } from "#lib/time.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { orderRow, withdrawn } from "../orders.fixtures.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

const sent = says({ sent: true, ticket: "ticket" });
const done = says(orderRow({ ...withdrawn, state: "refunded" }));
const answers = (...withdraw: Parameters<typeof server>[0][string][]) => [
  ownStorage(),
  signedIn(null),
  stopTime,
  server({ withdraw: withdraw.flat() }),
];

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
type Play = Pick<StoryContext, "canvas" | "userEvent">;

async function state({ canvas, userEvent }: Play, name = "Ann Lee", email = "ann@example.com") {
  if (name) await userEvent.type(await canvas.findByLabelText("Your name"), name);
  await userEvent.type(await canvas.findByLabelText("Email you paid with"), email);
  await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
}

async function confirm(story: Play) {
  await state(story);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Confirm withdrawal" }));
}

async function prove(story: Play, code = "123 456") {
  await confirm(story);
  await story.userEvent.type(await story.canvas.findByLabelText("6-digit code"), code);
  await story.userEvent.click(story.canvas.getByRole("button", { name: "Get my refund" }));
}

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
  beforeEach: answers(keepsSilent),
  play: async (story) => {
    await confirm(story);
    await expect(
      story.canvas.getByRole("button", { name: "Sending your withdrawal..." }),
    ).toBeDisabled();
  },
};

export const NotSent: Story = {
  beforeEach: answers(isAway),
  play: async (story) => {
    await confirm(story);
    await expect(await story.canvas.findByText(/We couldn't reach the server/)).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  beforeEach: answers(
    says({ error: "Too many attempts. Please wait an hour, or write to us." }, 429),
  ),
  play: async (story) => {
    await confirm(story);
    await expect(await story.canvas.findByText(/Please wait an hour/)).toBeVisible();
  },
};

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
  beforeEach: answers(sent, says({ sent: true, ticket: "second" }), done),
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
    says({ sent: true, ticket: "second" }),
    says({ error: "This code is wrong or too old." }, 400),
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
    says({ error: "This code is wrong or too old. Please check it, or ask for a new one." }, 400),
  ),
  play: async (story) => {
    await prove(story);
    await expect(await story.canvas.findByText(/^This code is wrong or too old/)).toBeVisible();
  },
};

export const CheckingTheCode: Story = {
  beforeEach: answers(sent, keepsSilent),
  play: async (story) => {
    await prove(story);
    await expect(story.canvas.getByRole("button", { name: "Checking the code..." })).toBeDisabled();
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

export const Dark: Story = { ...CodeSent, globals: { theme: "dark" } };
export const SmallestPhone: Story = { ...WrongCode, globals: { viewport: { value: "smallest" } } };
export const RightToLeft: Story = { ...Reviewing, globals: { direction: "rtl" } };
