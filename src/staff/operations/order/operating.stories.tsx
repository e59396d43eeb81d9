import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { networkError, neverResponds, respondsWith } from "#api/server.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { actionRow, detailsRow, refunded, unclaimed } from "../operations.fixtures.ts";
import { orderArgs, orderShop as shop } from "../operations-story.fixtures.ts";
import { OrderView } from "./order-view.tsx";

type Play = Pick<StoryContext, "canvas" | "userEvent">;

const meta = {
  title: "Operations/Acting on an order",
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

async function refund({ canvas, userEvent }: Play, reason = "Bought by mistake") {
  await userEvent.click(await canvas.findByRole("button", { name: "Refund …" }));
  if (reason) await userEvent.type(canvas.getByLabelText(/^Why\?/), reason);
  await userEvent.click(canvas.getByRole("button", { name: "Refund $29.99" }));
}

export const ConfirmingARefund: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Refund …" }));
    await expect(canvas.getByRole("button", { name: "Refund $29.99" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep the payment" }));
    await expect(canvas.queryByRole("button", { name: "Refund $29.99" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Refund …" }));
  },
};

export const NoReason: Story = {
  play: async (story) => {
    await refund(story, "");
    await expect(story.canvas.getByText("Please write why")).toBeVisible();
    await expect(story.canvas.getByLabelText(/^Why\?/)).toHaveFocus();
  },
};

export const Refunding: Story = {
  beforeEach: shop({}, { operations: neverResponds }),
  play: async (story) => {
    await refund(story);
    await expect(await story.canvas.findByRole("button", { name: "Refunding..." })).toBeDisabled();
    await expect(story.canvas.getByRole("button", { name: "Send the mail" })).toBeDisabled();
  },
};

export const JustRefunded: Story = {
  tags: ["every-look"],
  beforeEach: shop(
    {},
    {
      order_details: [
        respondsWith(detailsRow()),
        respondsWith(detailsRow({ ...refunded, actions: [actionRow()] })),
      ],
      operations: respondsWith({ outcome: "refunded", text: "Refunded. Access has ended." }),
    },
  ),
  play: async (story) => {
    const { canvas, args } = story;
    await refund(story);
    await expect(await canvas.findByText("Refunded. Access has ended.")).toBeVisible();
    await canvas.findByText("This order gives no access");
    await expect(canvas.getByText("“Bought by mistake”")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Refund/ })).toBeNull();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const RefundRefused: Story = {
  beforeEach: shop({}, { operations: respondsWith({ error: "The bank has a dispute." }, 409) }),
  play: async (story) => {
    await refund(story);
    await expect(await story.canvas.findByText("The bank has a dispute.")).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Refund $29.99" })).toBeEnabled();
  },
};

export const NoAnswerAndPressedAgain: Story = {
  beforeEach: shop(
    {},
    {
      operations: [
        networkError,
        respondsWith({ outcome: "refunded", text: "Refunded. Access has ended." }),
      ],
    },
  ),
  play: async (story) => {
    await refund(story);
    await story.canvas.findByText(/^There's no answer yet, so it may be done/);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Refund $29.99" }));
    await story.canvas.findByText("Refunded. Access has ended.");
  },
};

export const MailSent: Story = {
  beforeEach: shop(
    {},
    { operations: respondsWith({ outcome: "sent", text: "Sent to a•••@example.com." }) },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send the mail" }));
    const sent = await canvas.findByText("Sent to a•••@example.com.");
    await waitFor(() => expect(sent.closest("[tabindex]")).toHaveFocus());
  },
};

async function bind({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole("button", { name: "Send a code" }));
  await userEvent.type(await canvas.findByLabelText("6-digit code"), "123 456");
  await userEvent.type(canvas.getByLabelText("Address of their account"), "ann@home.example");
  await userEvent.click(canvas.getByRole("button", { name: "Bind the order" }));
}

const codeSent = respondsWith({ outcome: "code_sent", text: "Sent a code to a•••@example.com." });

export const Bound: Story = {
  beforeEach: shop(unclaimed, {
    order_details: [
      respondsWith(detailsRow(unclaimed)),
      respondsWith(detailsRow(unclaimed)),
      respondsWith(detailsRow()),
    ],
    operations: [codeSent, respondsWith({ outcome: "bound", text: "Bound to the account." })],
  }),
  play: async (story) => {
    await bind(story);
    await story.canvas.findByText("Bound to the account.");
    await story.canvas.findByText("ann@example.com has access");
    await expect(story.canvas.queryByLabelText("6-digit code")).toBeNull();
  },
};

export const WrongCode: Story = {
  tags: ["every-look"],
  beforeEach: shop(unclaimed, {
    operations: [codeSent, respondsWith({ error: "This code is wrong or has expired." }, 409)],
  }),
  play: async (story) => {
    await bind(story);
    await story.canvas.findByText("This code is wrong or has expired.");
    await expect(story.canvas.getByLabelText("6-digit code")).toHaveValue("123 456");
  },
};

export const NoSuchCode: Story = {
  beforeEach: shop(unclaimed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "I have a code" }));
    await userEvent.type(canvas.getByLabelText("6-digit code"), "12");
    await userEvent.click(canvas.getByRole("button", { name: "Bind the order" }));
    await expect(canvas.getByText("Please enter the 6-digit code")).toBeVisible();
  },
};
