import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { neverResponds, respondsWith, server, serverError } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import "./all-tabs.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { backend, createAccount, hasSaved, openingArgs, order, parts } from "./opening.fixtures.ts";
import { OrderGate } from "./order-gate.tsx";

const meta = {
  title: "Member area/Frame/Opening",
  component: OrderGate,
  args: openingArgs,
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  beforeEach: [ownStorage(), server(backend), ({ args }) => startSession(args.session)()],
  afterEach: [expectNoOverflow, hasSaved],
} satisfies Meta<typeof OrderGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Day 9 of 30")).toBeVisible();
    await expect(canvas.getByText("5f0c2a9e-7d31-4b7a-9d55-0e8f6a1c2b34")).toBeVisible();
  },
};

export const WeightsAsAnotherDeviceTells: Story = {
  args: { session: createAccount("metric"), unit: undefined },
  beforeEach: server({
    ...backend,
    tracker_entries: respondsWith([
      { day: 0, field: "weight", value: { unit: "kg" }, changed_at: "2026-01-10 08:00:00+00" },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("84 kg")).toBeVisible();
  },
};

/** Their body mass index is 14. */
export const DoctorFirst: Story = {
  args: { session: createAccount("underweight") },
  beforeEach: server({
    ...backend,
    tracker_entries: respondsWith([
      {
        ...{ day: 0, field: "plan-answers", changed_at: "2026-01-10 08:00:00+00" },
        value: { height: { feet: 5, inches: 8, unit: "in" }, weight: { value: 42, unit: "kg" } },
      },
    ]),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Please talk to your doctor/)).toBeVisible();
    await expect(canvas.queryByRole("tab")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Get your money back" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "My doctor agreed" }));
    await expect(await canvas.findByRole("tab", { name: "Daily Plan" })).toBeVisible();
  },
};

export const LookingUpTheOrder: Story = {
  beforeEach: server({ stripe_orders: neverResponds }),
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Opening your plan"),
};

export const FetchingThePlan: Story = {
  args: { session: createAccount("fetching") },
  beforeEach: server({ ...backend, program_parts: neverResponds }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Log out" })).toBeVisible();
    await canvas.findByText("Opening your plan");
  },
};

export const PlanNotFetched: Story = {
  tags: ["every-look"],
  args: { session: createAccount("unfetched") },
  beforeEach: server({ ...backend, program_parts: serverError }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load your plan.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const PlanFetchedAtTheSecondTry: Story = {
  args: { session: createAccount("refetched") },
  // The first request is retried once automatically.
  beforeEach: server({
    ...backend,
    program_parts: [serverError, serverError, respondsWith(parts)],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Day 9 of 30")).toBeVisible();
  },
};

export const NothingBought: Story = {
  tags: ["every-look"],
  beforeEach: server({ ...backend, stripe_orders: respondsWith([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /sales");
  },
};

/** The next page asks which account gets the purchase. */
export const BoughtInThisBrowser: Story = {
  args: {
    session: createAccount("buying"),
    findPending: async () => ({ state: "paid", sessionId: "cs_1" }),
  },
  beforeEach: server({ ...backend, stripe_orders: respondsWith([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /success");
  },
};

/** A deleted account has bought nothing either, and isn't sent to buy. */
export const AccountGone: Story = {
  args: { session: createAccount("gone") },
  beforeEach: server({
    ...backend,
    stripe_orders: respondsWith([]),
    user: respondsWith({ code: 403, error_code: "user_not_found", msg: "User not found" }, 403),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't look up your purchase.")).toBeVisible();
  },
};

export const PaymentOnItsWay: Story = {
  args: { findPending: async () => ({ state: "unsettled" }) },
  beforeEach: server({ ...backend, stripe_orders: respondsWith([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your payment is still being confirmed.")).toBeVisible();
  },
};

export const NotLookedUp: Story = {
  tags: ["every-look"],
  beforeEach: server({ stripe_orders: serverError }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't look up your purchase.")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Hang on a moment" })).toHaveFocus(),
    );
  },
};

export const TryingAgain: Story = {
  args: { session: createAccount("trying") },
  beforeEach: server({ ...backend, stripe_orders: [serverError, respondsWith([order])] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Day 9 of 30")).toBeVisible();
  },
};
