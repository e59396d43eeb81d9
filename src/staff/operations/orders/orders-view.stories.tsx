import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { neverResponds, respondsWith, serverError } from "#api/server.fixtures.ts";
import { goOffline, goOnline } from "#lib/network.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { foundPage, foundRow } from "../operations.fixtures.ts";
import { storyOrders as orders, shop } from "../operations-story.fixtures.ts";
import { OrdersView } from "./orders-view.tsx";

const pending = [
  {
    session: "cs_live_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6",
    paid_with: "finn@example.com",
    amount: 2999,
    currency: "usd",
    since: "2026-01-10T09:00:00Z",
  },
];

const meta = {
  title: "Operations/Orders",
  component: OrdersView,
  decorators: [atItsAddress],
  parameters: { path: "/operations" },
  beforeEach: shop(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof OrdersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = {
  beforeEach: shop({
    find_orders: [respondsWith(foundPage(orders)), respondsWith(foundPage([foundRow()]))],
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("4 orders, latest first");
    await userEvent.type(canvas.getByLabelText("Address, session, or order"), "ann@{Enter}");
    await canvas.findByText("1 order, latest first");
    await expect(canvas.getByLabelText("Address, session, or order")).toHaveValue("ann@");
  },
};

export const ByState: Story = {
  beforeEach: shop({ find_orders: [respondsWith(foundPage(orders)), respondsWith(foundPage([]))] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Disputed" }));
    await canvas.findByText("No order is in this state.");
    await expect(canvas.getByRole("button", { name: "Disputed" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const NothingFound: Story = {
  tags: ["every-look"],
  beforeEach: shop({ find_orders: [respondsWith(foundPage(orders)), respondsWith(foundPage([]))] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText("Address, session, or order"),
      "nobody@{Enter}",
    );
    await canvas.findByText("No orders match “nobody@”");
  },
};

export const UnpaidSession: Story = {
  beforeEach: shop({
    find_orders: respondsWith(
      foundPage([], {
        reminder: { state: "sent", reason: null, at: "2026-01-11T10:00:00Z" },
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(
      "This session expired without a payment. Its reminder was sent on 11 January 2026 at 10:00 UTC.",
    );
  },
};

export const WaitingForTheBank: Story = {
  tags: ["every-look"],
  beforeEach: shop({ find_orders: respondsWith(foundPage([], { pending })) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Waiting for the bank" });
    await expect(canvas.getByText("finn@example.com")).toBeVisible();
    await expect(canvas.queryByText(/No orders here/)).toBeNull();
  },
};

export const MoreOrders: Story = {
  beforeEach: shop({
    find_orders: [
      respondsWith(foundPage([foundRow()], { next: "a position" })),
      serverError,
      respondsWith(foundPage([foundRow({ order: "2", account: "zoe@example.com" })])),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await canvas.findByText("We couldn't load more. Please try again.");
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await canvas.findByText("zoe@example.com");
    await expect(canvas.getByText("2 orders, latest first")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Show more" })).toBeNull();
  },
};

/** Each list has its own next page: the one of the last list neither arrives nor keeps it busy. */
export const AnotherListWhileMoreLoads: Story = {
  beforeEach: shop({
    find_orders: [
      respondsWith(foundPage([foundRow()], { next: "a position" })),
      neverResponds,
      respondsWith(foundPage([foundRow({ order: "2" })], { next: "another position" })),
      respondsWith(foundPage([foundRow({ order: "3", account: "zoe@example.com" })])),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show more" }));
    await expect(canvas.getByRole("button", { name: "Show more" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Disputed" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Show more" })).toBeEnabled());
    await expect(canvas.queryByText("We couldn't load more. Please try again.")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await canvas.findByText("zoe@example.com");
  },
};

export const LoadingOrders: Story = {
  beforeEach: shop({ find_orders: neverResponds }),
  play: async ({ canvas }) => {
    await canvas.findByText("Loading the orders");
  },
};

export const FailedAndTriedAgain: Story = {
  beforeEach: shop({ find_orders: [serverError, respondsWith(foundPage(orders))] }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText("We couldn't load the orders.");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("4 orders, latest first");
  },
};

export const OfflineAndBack: Story = {
  beforeEach: [...shop({ find_orders: [serverError, respondsWith(foundPage(orders))] }), goOffline],
  play: async ({ canvas }) => {
    await canvas.findByText("You are offline. We load the orders as soon as you're back.");
    goOnline();
    await canvas.findByText("4 orders, latest first");
  },
};

/** An answer that isn't a list is a failure, never "no orders". */
export const UnusableAnswer: Story = {
  beforeEach: shop({ find_orders: respondsWith({ orders: null }) }),
  play: async ({ canvas }) => {
    await canvas.findByText("We couldn't load the orders.");
  },
};

export const RoleTakenAway: Story = {
  beforeEach: shop({ find_orders: respondsWith({ message: "Not an operator's." }, 403) }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^This account isn't an operator's any more/);
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
