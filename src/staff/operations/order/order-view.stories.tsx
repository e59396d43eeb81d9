import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { respondsWith, serverError } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { detailsRow, refunded, unclaimed } from "../operations.fixtures.ts";
import { orderArgs, orderShop as shop } from "../operations-story.fixtures.ts";
import { OrderView } from "./order-view.tsx";

const meta = {
  title: "Operations/One order",
  component: OrderView,
  args: {
    ...orderArgs,
    onChange: fn(),
  },
  decorators: [atItsAddress],
  parameters: { path: "/operations" },
  beforeEach: shop(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page explains the order like this. */
const explains = (order: JsonObject, title: string): Story => ({
  beforeEach: shop(order),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
  },
});

export const Paid: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await canvas.findByText("ann@example.com has access");
    await waitFor(() =>
      expect(canvas.getByRole("heading", { name: "$29.99 from ann@example.com" })).toHaveFocus(),
    );
    await expect(canvas.getByText("decides access")).toBeVisible();
    await expect(canvas.getByText("This order belongs to an account already.")).toBeVisible();
  },
};

export const Unclaimed: Story = {
  ...explains(unclaimed, "No account has access yet"),
  tags: ["every-look"],
};
export const Refunded: Story = {
  ...explains(refunded, "This order gives no access"),
  tags: ["every-look"],
};
export const Withdrawn: Story = explains(
  {
    withdrawal: {
      declared_at: "2026-01-11T10:00:00Z",
      state: "waiting",
      reason: "not_reached",
      receipt_sent_at: null,
    },
  },
  "Withdrew from the contract. The refund waits for the provider (not_reached). No receipt yet.",
);
export const BoughtTwice: Story = explains(
  {
    others: [
      {
        order: "2",
        at: "2026-01-10T08:00:00Z",
        amount: 2999,
        currency: "usd",
        status: "completed",
        is_same_account: true,
      },
    ],
  },
  "Bought more than once",
);
export const WithConversion: Story = explains(
  { conversions: [{ provider: "meta", state: "given_up", reason: "too_late" }] },
  "given_up, too_late",
);

export const Missing: Story = {
  beforeEach: shop({}, { order_details: respondsWith(null) }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "There's no such order" });
  },
};

export const FailedAndTriedAgain: Story = {
  beforeEach: shop({}, { order_details: [serverError, respondsWith(detailsRow())] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await canvas.findByText("ann@example.com has access");
  },
};
