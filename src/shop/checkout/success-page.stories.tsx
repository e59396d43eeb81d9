import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createSession, startSession } from "#api/account/session.fixtures.ts";
import { sessionKey } from "#api/client/supabase.ts";
import { neverResponds, respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann, createCheckoutStorage, shop } from "./buyer.fixtures.ts";
import { enterCode, right, sent } from "./restore/restore-page.fixtures.ts";
import { SuccessPage } from "./success-page.tsx";

const meta = {
  title: "Sales/After the payment",
  component: SuccessPage,
  args: { brand: "Carnivore Plan", checkoutStorage: createCheckoutStorage() },
  render: ({ brand }) => <SuccessPage brand={brand} checkoutStorage={createCheckoutStorage()} />,
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/success", state: { sessionId: "cs_1" } },
  beforeEach: [ownStorage(), startSession(null), server(shop)],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof SuccessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {
  tags: ["every-look"],
  beforeEach: server({ stripe_orders: neverResponds, "stripe-verify": neverResponds }),
  play: ({ canvas }) =>
    expect(canvas.getByRole("status")).toHaveTextContent("Verifying your purchase..."),
};

export const NoPurchase: Story = {
  parameters: { state: null },
  render: ({ brand }) => (
    <SuccessPage brand={brand} checkoutStorage={createCheckoutStorage({ claim: "" })} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invalid session")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Find my purchase" })).toHaveAttribute(
      "href",
      "/restore",
    );
  },
};

export const RecalledByTheBrowser: Story = {
  parameters: { state: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  },
};

export const NeverPaid: Story = {
  tags: ["every-look"],
  beforeEach: server({ ...shop, "stripe-verify": respondsWith({ state: "unpaid" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Invalid or expired session")).toBeVisible();
  },
};

export const BeingConfirmed: Story = {
  beforeEach: server({ ...shop, "stripe-verify": respondsWith({ state: "processing" }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your payment is still being confirmed.")).toBeVisible();
  },
};

export const ConfirmedMeanwhile: Story = {
  beforeEach: server({
    ...shop,
    "stripe-verify": [respondsWith({ state: "processing" }), shop["stripe-verify"]],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  },
};

export const HasAnAccountAlready: Story = {
  tags: ["every-look"],
  beforeEach: server({ ...shop, "stripe-verify": respondsWith({ state: "paid", owned: true }) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This purchase already has an account. Sign in to open your plan."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
  },
};

export const OwnPurchase: Story = {
  beforeEach: server({
    ...shop,
    stripe_orders: respondsWith([
      { id: "0", checkout_session_id: "cs_0", user_id: "ann", status: "completed" },
      { id: "1", checkout_session_id: "cs_1", user_id: "ann", status: "completed" },
    ]),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /profile");
  },
};

export const SignedInAlready: Story = {
  beforeEach: startSession(ann),
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Add your purchase to ann@example.com?")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add my purchase" })).toBeEnabled();
  },
};

export const AddedToTheAccount: Story = {
  beforeEach: startSession(ann),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add my purchase" }));
    await canvas.findByText("This leads to /profile");
  },
};

/** Paid through the link in a reminder: the buyer proves the mailbox that paid. */
export const FinishedInAnotherSession: Story = {
  parameters: { state: { sessionId: "cs_copy" } },
  beforeEach: server({
    ...shop,
    "restore-purchase": [sent, right],
  }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await userEvent.type(await canvas.findByLabelText("Password"), "long enough");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "long enough");
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await enterCode(story);
    await canvas.findByText("This leads to /profile");
  },
};

/** Another tab signed in to a different account after the question was shown. */
export const AnotherMemberMeanwhile: Story = {
  beforeEach: startSession(ann),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole("button", { name: "Add my purchase" });
    localStorage.setItem(
      sessionKey(),
      JSON.stringify(createSession({ userId: "bob", email: "bob@example.com" })),
    );
    await userEvent.click(add);
    await expect(
      await canvas.findByText("Please sign in again to add your purchase."),
    ).toBeVisible();
  },
};

export const AnotherAccount: Story = {
  beforeEach: startSession(ann),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use another account" }));
    await expect(await canvas.findByRole("button", { name: "Create account" })).toBeVisible();
  },
};

export const LongestAddress: Story = {
  tags: ["look"],
  beforeEach: startSession({
    userId: "ann",
    email: `${"a.very.long.name.".repeat(6)}@${"subdomain.".repeat(6)}example.com`,
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Add your purchase to a\.very/);
  },
};
