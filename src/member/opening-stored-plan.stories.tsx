import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { networkError, respondsWith } from "#api/server.fixtures.ts";
import "./all-tabs.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import {
  backend,
  createAccount,
  hasSaved,
  knownMember,
  openingArgs,
  order,
} from "./opening.fixtures.ts";
import { OrderGate } from "./order-gate.tsx";

const meta = {
  title: "Member area/Frame/Opening",
  component: OrderGate,
  args: { ...openingArgs, session: createAccount("known") },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  beforeEach: knownMember(backend),
  afterEach: [expectNoOverflow, hasSaved],
} satisfies Meta<typeof OrderGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsure: Story = {
  tags: ["every-look"],
  beforeEach: knownMember({
    ...backend,
    stripe_orders: networkError,
    tracker_entries: networkError,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "We couldn't look up your purchase. This is your plan as we last saw it.",
      ),
    ).toBeVisible();
    await expect(await canvas.findByText("Day 1 of 30")).toBeVisible();
  },
};

export const SureAgain: Story = {
  args: { session: createAccount("sure-again") },
  beforeEach: knownMember(
    { ...backend, stripe_orders: [networkError, respondsWith([order])] },
    "sure-again",
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(
      canvas.queryByText("We couldn't look up your purchase. This is your plan as we last saw it."),
    ).toBeNull();
  },
};

/** An expired session takes nothing off the screen. */
export const SessionEnded: Story = {
  tags: ["every-look"],
  args: { session: createAccount("ended"), hasEnded: true },
  beforeEach: knownMember(backend, "ended"),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You've been signed out/)).toBeVisible();
    await expect(await canvas.findByText(/^Day \d+ of 30$/)).toBeVisible();
  },
};
