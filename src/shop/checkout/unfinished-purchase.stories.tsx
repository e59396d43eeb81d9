import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { createCheckoutStorage, shop } from "./buyer.fixtures.ts";
import { UnfinishedPurchase } from "./unfinished-purchase.tsx";

const meta = {
  title: "Sales/Unfinished purchase",
  component: UnfinishedPurchase,
  args: { pending: createCheckoutStorage().pending },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen" },
  beforeEach: server(shop),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof UnfinishedPurchase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Your payment is complete. Create your account to open your plan."),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Create account" })).toHaveAttribute(
      "href",
      "/success",
    );
  },
};

export const GoingOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Create account" }));
    await canvas.findByText("This leads to /success");
  },
};

/** The link in the mail opens another session, and only the mailbox learns whether it's paid. */
export const MailedALink: Story = {
  tags: ["every-look"],
  args: { pending: createCheckoutStorage().pending },
  beforeEach: server({
    ...shop,
    "stripe-verify": respondsWith({ state: "unpaid", isMailed: true }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Did you pay by the link in our email\?/)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Open my plan" }));
    await canvas.findByText("This leads to /restore");
  },
};

export const OwnedByNow: Story = {
  args: { pending: createCheckoutStorage({ claim: "" }).pending },
  play: ({ canvas }) => expect(canvas.getByRole("status")).toBeEmptyDOMElement(),
};
