import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { ann, createCheckoutStorage, refuse, shop } from "./buyer.fixtures.ts";
import { SuccessPage } from "./success-page.tsx";

const meta = {
  title: "Sales/After the payment/Kept answers",
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

const sentence = /^Your account keeps your answers about your body, your meals/;

export const CreatingAnAccount: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
  },
};

export const SignedInAlready: Story = {
  beforeEach: startSession(ann),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
};

/** The order is claimed all the same. */
export const DatabaseWithoutAnswers: Story = {
  beforeEach: server({
    ...shop,
    claim_order: [refuse("Could not find the function", "PGRST202", 404), respondsWith(null)],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "a good one");
    await userEvent.type(canvas.getByLabelText("Confirm password"), "a good one");
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }));
    await canvas.findByText("This leads to /profile");
  },
};
