import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
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
import { ann, orderRow, withdrawn } from "../orders.fixtures.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

type Answers = Parameters<typeof server>[0];

/** A member with one order. */
const member = (answers: Answers = {}) => [
  ownStorage(),
  startSession(ann),
  server({
    my_orders: respondsWith([orderRow()]),
    withdraw: respondsWith(orderRow({ ...withdrawn, state: "refunded" })),
    ...answers,
  }),
];

const meta = {
  title: "Rights/Withdrawing as a member",
  component: WithdrawPage,
  args: { brand: "Carnivore Plan" },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/withdraw" },
  beforeEach: member(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const HERE = "Withdraw from contract here";

async function confirm({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">) {
  await userEvent.click(await canvas.findByRole("button", { name: HERE }));
  await userEvent.click(await canvas.findByRole("button", { name: "Confirm withdrawal" }));
}

/** The page shows what a state of the order means. */
const shows = (change: Parameters<typeof orderRow>[0], name: string): Story => ({
  beforeEach: member({ my_orders: respondsWith([orderRow(change)]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name })).toBeVisible();
  },
});

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: HERE })).toBeVisible();
    await expect(canvas.getByText("1 February 2026")).toBeVisible();
  },
};

export const LookingUpTheOrder: Story = {
  beforeEach: member({ my_orders: neverResponds }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Opening your order")).toBeInTheDocument();
  },
};

export const OrderNotRead: Story = {
  beforeEach: member({ my_orders: [serverError, respondsWith([orderRow()])] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Your right to withdraw isn't lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("button", { name: HERE })).toBeVisible();
  },
};

export const NoOrder: Story = {
  beforeEach: member({ my_orders: respondsWith([]) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Withdraw with another address" }),
    );
    await expect(canvas.getByLabelText("Email you paid with")).toBeVisible();
  },
};

export const Confirming: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: HERE }));
    await expect(canvas.getByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
  },
};

export const ChangedTheirMind: Story = {
  play: async (story) => {
    await Confirming.play?.(story as never);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Keep my plan" }));
    await expect(story.canvas.getByRole("heading", { name: HERE })).toBeVisible();
  },
};

export const Sending: Story = {
  beforeEach: member({ withdraw: neverResponds }),
  play: async (story) => {
    await confirm(story);
    await expect(
      story.canvas.getByRole("button", { name: "Sending your withdrawal..." }),
    ).toBeDisabled();
  },
};

export const NoAnswer: Story = {
  beforeEach: member({ withdraw: networkError }),
  play: async (story) => {
    await confirm(story);
    await expect(await story.canvas.findByText(/We couldn't reach the server/)).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Confirm withdrawal" })).toBeEnabled();
  },
};

export const NotRecorded: Story = {
  beforeEach: member({
    withdraw: respondsWith(
      { error: "Your withdrawal could not be recorded. Please try again." },
      503,
    ),
  }),
  play: async (story) => {
    await confirm(story);
    await expect(
      await story.canvas.findByText("Your withdrawal could not be recorded. Please try again."),
    ).toBeVisible();
  },
};

export const Refunded: Story = {
  tags: ["every-look"],
  play: async (story) => {
    await confirm(story);
    await expect(
      await story.canvas.findByRole("heading", { name: "Your withdrawal is done" }),
    ).toBeVisible();
    await expect(
      story.canvas.getByText(/We received your withdrawal on 12 January 2026 at 12:00 UTC\./),
    ).toBeVisible();
  },
};

export const RefundFollows: Story = shows(
  { ...withdrawn, state: "withdrawn" },
  "We received your withdrawal",
);
export const RefundStopped: Story = shows(
  { ...withdrawn, state: "stopped" },
  "We received your withdrawal",
);
export const RefundedBefore: Story = shows({ state: "refunded" }, "This order has been refunded");
export const Disputed: Story = shows({ state: "disputed" }, "Your bank is reviewing this payment");
export const TooLate: Story = shows({ state: "too_late" }, "The 30 days are over");
