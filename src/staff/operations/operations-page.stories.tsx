import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, serverError } from "#api/server.fixtures.ts";
import { LogOutElsewhere } from "#member/log-out-elsewhere.tsx";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { actionRow } from "./operations.fixtures.ts";
import { OperationsPage } from "./operations-page.tsx";
import { shop } from "./operations-story.fixtures.ts";

const meta = {
  title: "Operations/Page",
  component: OperationsPage,
  args: { brand: "Carnivore Plan", leave: (userId) => <LogOutElsewhere userId={userId} /> },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/operations" },
  beforeEach: shop(),
  afterEach: expectNoOverflow,
} satisfies Meta<typeof OperationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  tags: ["every-look"],
  play: async ({ canvas }) => {
    await canvas.findByText("4 orders, latest first");
    await expect(canvas.getByText("Paid with cora@work.example")).toBeVisible();
    await expect(canvas.getByText("Paid, no account yet")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Operations" })).toHaveFocus();
  },
};

export const WhoDidWhat: Story = {
  tags: ["every-look"],
  beforeEach: shop({
    operator_log: respondsWith({
      actions: [
        actionRow(),
        actionRow({ id: "2", action: "bind", outcome: "bound", account: "ann@example.com" }),
        actionRow({ id: "3", action: "refund", outcome: null }),
        actionRow({ id: "4", action: "resend", outcome: "not_mailed", cause: "refused" }),
        actionRow({ id: "5", action: "refused", operator: "eve@example.com", order: null }),
        actionRow({ id: "6", action: "send_bind_code", outcome: "code_sent", operator: null }),
      ],
      next: null,
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Who did what" }));
    await canvas.findByText("Bound to ann@example.com");
    await expect(canvas.getByText("Outcome unknown")).toBeVisible();
    await expect(canvas.getByText("Not mailed: refused")).toBeVisible();
    await expect(canvas.getByText("Opened this page without the role")).toBeVisible();
    await expect(canvas.getByText(/^An account that is gone/)).toBeVisible();
  },
};

export const SignedOut: Story = {
  beforeEach: startSession(null),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /login");
  },
};

export const WithoutTheRole: Story = {
  tags: ["every-look"],
  beforeEach: shop({ operates: respondsWith(false), logout: respondsWith({}) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("heading", { name: "This page is for operators" });
    await expect(canvas.getByText(/^op@example.com doesn't have the role/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Sign in with another account" }));
    await canvas.findByText("This leads to /login");
  },
};

export const ServerAway: Story = {
  beforeEach: shop({ operates: [serverError, respondsWith(true)] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getByText("4 orders, latest first")).toBeVisible());
  },
};

export const Laptop: Story = {
  ...Orders,
  tags: ["look"],
  globals: { viewport: { value: "laptop" } },
};
