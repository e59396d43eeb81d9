import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { networkError, neverResponds, respondsWith } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { actionRow, detailsRow, refunded } from "../operations.fixtures.ts";
import { shop as openShop, orderArgs, orderShop } from "../operations-story.fixtures.ts";
import { OrderView } from "./order-view.tsx";

const AT = "2026-01-12T09:00:00Z";

/** An order with a refund that came back from the bank. */
const returned: JsonObject = {
  facts: [
    { kind: "paid", source: "pi_3Pq0", amount: null, at: "2026-01-10T09:00:00Z", decides: true },
    { kind: "refund", source: "re_3Pq0", amount: 2999, at: "2026-01-11T10:00:00Z", decides: false },
    { kind: "refund_failed", source: "re_3Pq0", amount: null, at: AT, decides: false },
  ],
};

const settled: JsonObject = {
  ...refunded,
  facts: [
    ...(returned.facts as JsonObject[]),
    { kind: "refund", source: "operation_6f1c1b1e", amount: 2999, at: AT, decides: true },
  ],
  withdrawal: { declared_at: "2026-01-11T09:00:00Z", state: "stopped", reason: "refund_failed" },
  actions: [
    actionRow({ action: "settle", amount: null, reason: "Bank transfer", outcome: "settled" }),
  ],
};

const meta = {
  title: "Operations/Paid another way",
  component: OrderView,
  args: { ...orderArgs, onChange: fn() },
  decorators: [atItsAddress],
  parameters: { path: "/operations" },
  beforeEach: orderShop(returned),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof OrderView>;
export default meta;
type Story = StoryObj<typeof meta>;

async function record(
  { canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">,
  how = "Bank transfer",
) {
  await userEvent.click(await canvas.findByRole("button", { name: "Record …" }));
  if (how) await userEvent.type(canvas.getByLabelText(/^How\?/), how);
  await userEvent.click(canvas.getByRole("button", { name: "Record $29.99 as paid" }));
}

export const Confirming: Story = {
  tags: ["every-look"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Record …" }));
    await userEvent.click(canvas.getByRole("button", { name: "Not yet" }));
    await expect(canvas.queryByLabelText(/^How\?/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Record …" }));
  },
};

export const NotSaidHow: Story = {
  play: async (story) => {
    await record(story, "");
    await expect(story.canvas.getByText("Please write how")).toBeVisible();
  },
};

export const Recording: Story = {
  beforeEach: openShop({
    order_details: respondsWith(detailsRow(returned)),
    operations: neverResponds,
  }),
  play: async (story) => {
    await record(story);
    await expect(await story.canvas.findByRole("button", { name: "Recording..." })).toBeDisabled();
  },
};

export const Recorded: Story = {
  tags: ["every-look"],
  beforeEach: openShop({
    order_details: [returned, returned, settled].map((change) => respondsWith(detailsRow(change))),
    operations: [
      networkError,
      respondsWith({ outcome: "settled", text: "Recorded. Access has ended." }),
    ],
  }),
  play: async (story) => {
    const { canvas, userEvent } = story;
    await record(story);
    await canvas.findByText(/^There's no answer yet, so it may be done/);
    await userEvent.click(canvas.getByRole("button", { name: "Record $29.99 as paid" }));
    await expect(await canvas.findByText("Recorded. Access has ended.")).toBeVisible();
    await canvas.findByText("This order gives no access");
    await expect(canvas.getByText("Paid $29.99 another way")).toBeVisible();
    await expect(canvas.getByText(/By an operator$/)).toBeVisible();
    await expect(canvas.getByText(/the buyer was paid another way/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Record …" })).toBeNull();
  },
};

/** No refund came back, so there's nothing to record. */
export const NothingReturned: Story = {
  beforeEach: openShop(),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Refund …" });
    await expect(canvas.queryByRole("button", { name: "Record …" })).toBeNull();
  },
};
