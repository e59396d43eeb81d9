import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { fails, isAway, keepsSilent, says, server } from "#backend/server-for-stories.ts";
import { signedIn } from "#backend/session-for-stories.ts";
import { ownStorage } from "#lib/storage-for-stories.ts";
import "./all-tabs-for-stories.ts";
import { atItsAddress } from "#ui/address-for-stories.tsx";
import { staysInTheWindow } from "#ui/room-for-stories.ts";
import { OrderGate, type OrderGateProps } from "./order-gate.tsx";
import { storyProgram } from "./program-for-stories.ts";

const order = {
  id: "5f0c2a9e-7d31-4b7a-9d55-0e8f6a1c2b34",
  user_id: "ann",
  status: "completed",
  amount_total: 2999,
  currency: "usd",
};
const parts = Object.entries(storyProgram).map(([name, content]) => ({ name, content }));
const backend = {
  user: says({ id: "ann", email: "ann@example.com" }),
  stripe_orders: says([order]),
  program_parts: says(parts),
  tracker_entries: says([
    { day: 0, field: "current-day", value: 9, changed_at: "2026-01-10 08:00:00+00" },
  ]),
  save_tracker: says(null),
};

/** Who opens it. What was fetched for one of them, nobody else gets. */
const memberNamed = (userId: string) => ({ userId, email: `${userId}@example.com` });

const none: OrderGateProps["findPending"] = async () => ({ state: "none" });

/** What opening writes down by itself goes to the account after a moment. */
const hasSaved = () => waitFor(() => expect(screen.queryByText("Saving")).toBeNull());

const meta = {
  title: "Member area/Frame/Opening",
  component: OrderGate,
  args: {
    hasEnded: false,
    brand: "Carnivore Plan",
    session: memberNamed("ann"),
    price: "$29.99",
    unit: "lbs",
    salesRoute: "/sales",
    findPending: none,
    onConfirmed: fn(),
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  beforeEach: [ownStorage(), signedIn(memberNamed("ann")), server(backend)],
  afterEach: [staysInTheWindow, hasSaved],
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
  args: { session: memberNamed("metric"), unit: undefined },
  beforeEach: server({
    ...backend,
    tracker_entries: says([
      { day: 0, field: "weight", value: { unit: "kg" }, changed_at: "2026-01-10 08:00:00+00" },
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("84 kg")).toBeVisible();
  },
};

export const LookingUpTheOrder: Story = {
  beforeEach: server({ stripe_orders: keepsSilent }),
  play: ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Opening your plan"),
};

export const FetchingThePlan: Story = {
  args: { session: memberNamed("fetching") },
  beforeEach: server({ ...backend, program_parts: keepsSilent }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Log out" })).toBeVisible();
    await canvas.findByText("Opening your plan");
  },
};

export const PlanNotFetched: Story = {
  tags: ["every-look"],
  args: { session: memberNamed("unfetched") },
  beforeEach: server({ ...backend, program_parts: fails }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We could not fetch your plan.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const PlanFetchedAtTheSecondTry: Story = {
  args: { session: memberNamed("refetched") },
  // the first try is repeated once by itself
  beforeEach: server({ ...backend, program_parts: [fails, fails, says(parts)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Day 9 of 30")).toBeVisible();
  },
};

export const NothingBought: Story = {
  tags: ["every-look"],
  beforeEach: server({ ...backend, stripe_orders: says([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /sales");
  },
};

/** The next page asks which account gets it. */
export const BoughtInThisBrowser: Story = {
  args: {
    session: memberNamed("buying"),
    findPending: async () => ({ state: "paid", sessionId: "cs_1" }),
  },
  beforeEach: server({ ...backend, stripe_orders: says([]) }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /success");
  },
};

/** A deleted account has bought nothing either, and isn't sent to buy. */
export const AccountGone: Story = {
  args: { session: memberNamed("gone") },
  beforeEach: server({
    ...backend,
    stripe_orders: says([]),
    user: says({ code: 403, error_code: "user_not_found", msg: "User not found" }, 403),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We could not look up your purchase.")).toBeVisible();
  },
};

export const PaymentOnItsWay: Story = {
  args: { findPending: async () => ({ state: "unsettled" }) },
  beforeEach: server({ ...backend, stripe_orders: says([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your payment is still being confirmed.")).toBeVisible();
  },
};

export const NotLookedUp: Story = {
  tags: ["every-look"],
  beforeEach: server({ stripe_orders: fails }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We could not look up your purchase.")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "One moment more" })).toHaveFocus(),
    );
  },
};

export const TryingAgain: Story = {
  args: { session: memberNamed("trying") },
  beforeEach: server({ ...backend, stripe_orders: [fails, says([order])] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Day 9 of 30")).toBeVisible();
  },
};

const known = ownStorage({
  "member:known:order": JSON.stringify({
    id: order.id,
    userId: "known",
    status: "completed",
    amountTotal: 2999,
    currency: "usd",
  }),
  "member:known:program": JSON.stringify(storyProgram),
});

export const Unsure: Story = {
  tags: ["every-look"],
  args: { session: memberNamed("known") },
  beforeEach: [
    known,
    signedIn(memberNamed("known")),
    server({ ...backend, stripe_orders: isAway, tracker_entries: isAway }),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We could not look up your purchase. This is what we knew last."),
    ).toBeVisible();
    await expect(await canvas.findByText("Day 1 of 30")).toBeVisible();
  },
};

export const SureAgain: Story = {
  args: { session: memberNamed("known") },
  beforeEach: [
    known,
    signedIn(memberNamed("known")),
    server({ ...backend, stripe_orders: [isAway, says([order])] }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(
      canvas.queryByText("We could not look up your purchase. This is what we knew last."),
    ).toBeNull();
  },
};

/** A session that ends by itself takes nothing off the screen. */
export const SessionEnded: Story = {
  tags: ["every-look"],
  args: { session: memberNamed("known"), hasEnded: true },
  beforeEach: [known, signedIn(memberNamed("known")), server(backend)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are signed out by now/)).toBeVisible();
    await expect(await canvas.findByText(/^Day \d+ of 30$/)).toBeVisible();
  },
};

export const SessionEndedOnTheSmallestPhone: Story = {
  ...SessionEnded,
  globals: { viewport: { value: "smallest" } },
};
export const NotLookedUpRightToLeft: Story = { ...NotLookedUp, globals: { direction: "rtl" } };
export const UnsureInTheDark: Story = { ...Unsure, globals: { theme: "dark" } };
export const UnsureOnTheSmallestPhone: Story = {
  ...Unsure,
  globals: { viewport: { value: "smallest" } },
};
export const NotLookedUpInLargeText: Story = {
  ...NotLookedUp,
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
