import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { signedIn } from "#api/account/session.fixtures.ts";
import { fails, keepsSilent, says, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import "./all-tabs.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { backend, hasSaved, memberNamed, openingArgs, order, parts } from "./opening.fixtures.ts";
import { OrderGate } from "./order-gate.tsx";

const meta = {
  title: "Member area/Frame/Opening",
  component: OrderGate,
  args: openingArgs,
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  beforeEach: [ownStorage(), server(backend), ({ args }) => signedIn(args.session)()],
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

/** Their body mass index is 14. */
export const DoctorFirst: Story = {
  args: { session: memberNamed("underweight") },
  beforeEach: server({
    ...backend,
    tracker_entries: says([
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
    await expect(await canvas.findByText("We couldn't load your plan.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeEnabled();
  },
};

export const PlanFetchedAtTheSecondTry: Story = {
  args: { session: memberNamed("refetched") },
  // The first request is retried once automatically.
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

/** The next page asks which account gets the purchase. */
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
    await expect(await canvas.findByText("We couldn't look up your purchase.")).toBeVisible();
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
    await expect(await canvas.findByText("We couldn't look up your purchase.")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "Hang on a moment" })).toHaveFocus(),
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

export const NotLookedUpRightToLeft: Story = {
  ...NotLookedUp,
  tags: ["look"],
  globals: { direction: "rtl" },
};

export const NotLookedUpInLargeText: Story = {
  ...NotLookedUp,
  tags: ["look"],
  globals: { textSize: "200%", viewport: { value: "phone" } },
};
