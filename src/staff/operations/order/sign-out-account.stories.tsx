import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { networkError, neverResponds, respondsWith } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { actionRow, detailsRow, unclaimed } from "../operations.fixtures.ts";
import { orderArgs, orderShop as shop } from "../operations-story.fixtures.ts";
import { OrderView } from "./order-view.tsx";

const meta = {
  title: "Operations/Signing an account out",
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

const done = "Signed out: a•••@example.com has to sign in again on every device.";

export const SignedOut: Story = {
  beforeEach: shop(
    {},
    {
      order_details: [
        respondsWith(detailsRow()),
        respondsWith(
          detailsRow({
            actions: [
              actionRow({
                action: "end_sessions",
                reason: null,
                amount: null,
                outcome: "signed_out",
              }),
            ],
          }),
        ),
      ],
      operations: respondsWith({ outcome: "signed_out", text: done }),
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign it out" }));
    await expect(await canvas.findByText(done)).toBeVisible();
    await expect(await canvas.findByText("Account signed out everywhere")).toBeVisible();
  },
};

export const SigningOut: Story = {
  beforeEach: shop({}, { operations: neverResponds }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign it out" }));
    await expect(canvas.getByRole("button", { name: "Sign it out" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Send the mail" })).toBeDisabled();
  },
};

export const NoAnswer: Story = {
  beforeEach: shop({}, { operations: networkError }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign it out" }));
    await expect(await canvas.findByText(/nothing is done twice/)).toBeVisible();
  },
};

export const NoAccount: Story = {
  beforeEach: shop(unclaimed),
  play: async ({ canvas }) => {
    await canvas.findByText("No account has access yet");
    await expect(canvas.queryByRole("button", { name: "Sign it out" })).toBeNull();
  },
};
