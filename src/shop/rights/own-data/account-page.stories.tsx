import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { neverResponds, respondsWith, server, serverError } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { orderRow, withdrawn } from "../orders.fixtures.ts";
import { member } from "./account.fixtures.ts";
import { AccountPage } from "./account-page.tsx";

const meta = {
  title: "Rights/Account",
  component: AccountPage,
  args: {
    brand: "Carnivore Plan",
    readBrowserData: () => ({ lists: [], quiz: null }),
    forgetEverything: fn(async () => {}),
    leave: (userId) => <LogOutElsewhere userId={userId} />,
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/account" },
  beforeEach: member(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member with this order, and what the page says about it. */
const withOrder = (change: Parameters<typeof orderRow>[0], text: RegExp): Story => ({
  beforeEach: member({ my_orders: respondsWith([orderRow(change)]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const WithAnOrder: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    const here = await canvas.findByRole("link", { name: "Withdraw from contract here" });
    await userEvent.click(here);
    await canvas.findByText("This leads to /withdraw");
  },
};

export const Opened: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "Withdraw from contract here" }),
    ).toBeVisible();
  },
};

export const NoOrder: Story = {
  beforeEach: member({ my_orders: respondsWith([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This account has no order.")).toBeVisible();
  },
};

export const LookingUp: Story = {
  beforeEach: member({ my_orders: neverResponds }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Looking up your order")).toBeInTheDocument();
  },
};

export const OrderNotRead: Story = {
  beforeEach: member({ my_orders: [serverError, respondsWith([orderRow()])] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("We couldn't look up your order.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await canvas.findByText("The Ultimate Carnivore Diet Plan");
  },
};

export const SeveralOrders: Story = {
  beforeEach: member({
    my_orders: respondsWith([
      orderRow(),
      orderRow({
        order: "another",
        ...withdrawn,
        state: "refunded",
        bought_at: "2026-01-01T08:00:00Z",
      }),
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Refunded\./)).toBeVisible();
  },
};

export const RefundFollows = withOrder({ ...withdrawn, state: "withdrawn" }, /on its way/);
export const RefundStopped = withOrder({ ...withdrawn, state: "stopped" }, /we're on it/);
export const Disputed = withOrder({ state: "disputed" }, /opened a dispute/);
export const TooLate = withOrder(
  { state: "too_late", until: "2026-03-04T09:30:00Z" },
  /The 60 days to withdraw are over/,
);

export const SignedOut: Story = {
  beforeEach: [ownStorage(), startSession(null), server({})],
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /login");
  },
};

export const Collecting: Story = {
  beforeEach: member({ my_data: neverResponds }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download my data" }));
    await expect(canvas.getByRole("button", { name: "Collecting your data..." })).toBeDisabled();
  },
};

export const NotCollected: Story = {
  beforeEach: member({ my_data: serverError }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Download my data" }));
    await expect(await canvas.findByText(/Your data couldn't be fetched\./)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Download my data" })).toBeEnabled();
  },
};
