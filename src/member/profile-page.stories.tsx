import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { sessionKey } from "#api/client/supabase.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { atItsAddress } from "#ui/address.fixtures.tsx";
import { expectNoOverflow } from "#ui/layout.fixtures.ts";
import { noQuestions } from "./answers/questions.fixtures.ts";
import { ProfilePage } from "./profile-page.tsx";

/** Each story has its own session: the library remembers for a while which ones were refused. */
const startMemberSession = (userId: string) =>
  startSession({ userId, email: `${userId}@example.com` });
const expired = respondsWith({ code: "PGRST303", message: "JWT expired" }, 401);
const refuse = (status: number, code: string) =>
  respondsWith(
    { code: status, error_code: code, msg: "Invalid Refresh Token: Refresh Token Not Found" },
    status,
  );

const meta = {
  title: "Member area/Frame/Coming in",
  component: ProfilePage,
  args: {
    brand: "Carnivore Plan",
    price: "$29.99",
    unit: "lbs",
    salesRoute: "/sales",
    findPending: async () => ({ state: "none" }),
    loadQuestions: noQuestions,
  },
  decorators: [atItsAddress],
  parameters: { layout: "fullscreen", path: "/profile" },
  beforeEach: [ownStorage(), startMemberSession("ann")],
  afterEach: expectNoOverflow,
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const leadsToLogin: NonNullable<Story["play"]> = async ({ canvas }) => {
  await canvas.findByText("This leads to /login");
  await expect(localStorage.getItem(sessionKey())).toBeNull();
};

export const SessionRefused: Story = {
  beforeEach: [
    startMemberSession("unknown"),
    server({ stripe_orders: expired, token: refuse(400, "refresh_token_not_found") }),
  ],
  play: leadsToLogin,
};
export const SessionForbidden: Story = {
  beforeEach: [
    startMemberSession("banned"),
    server({ stripe_orders: expired, token: refuse(403, "user_banned") }),
  ],
  play: leadsToLogin,
};
export const SessionUnauthorized: Story = {
  beforeEach: [
    startMemberSession("unauthorized"),
    server({ stripe_orders: expired, token: respondsWith({}, 401) }),
  ],
  play: leadsToLogin,
};
export const SessionNotFound: Story = {
  beforeEach: [
    startMemberSession("lost"),
    server({ stripe_orders: expired, token: refuse(403, "session_not_found") }),
  ],
  play: leadsToLogin,
};

/** The database accepts a deleted account's token until it expires, and finds no order. */
export const AccountDeleted: Story = {
  beforeEach: [
    startMemberSession("deleted"),
    server({ stripe_orders: respondsWith([]), user: refuse(403, "user_not_found") }),
  ],
  play: leadsToLogin,
};

/**
 * The member area was open here before. Its stored data isn't shown to a visitor who isn't signed
 * in.
 */
export const RefusedWithAKeptOrder: Story = {
  beforeEach: [
    ownStorage({
      "member:kept:order": JSON.stringify({
        id: "1",
        userId: "kept",
        status: "completed",
        amountTotal: 2999,
        currency: "usd",
      }),
    }),
    startMemberSession("kept"),
    server({
      stripe_orders: expired,
      token: refuse(400, "refresh_token_not_found"),
      program_parts: expired,
      tracker_entries: expired,
    }),
  ],
  play: leadsToLogin,
};

/** Rate limits and outages don't end a session. */
export const RenewalTooOften: Story = {
  beforeEach: [
    startMemberSession("busy"),
    server({ stripe_orders: expired, token: refuse(429, "over_request_rate_limit") }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't look up your purchase.")).toBeVisible();
    await expect(localStorage.getItem(sessionKey())).toContain('"busy"');
  },
};

export const NothingBought: Story = {
  beforeEach: server({
    stripe_orders: respondsWith([]),
    user: respondsWith({ id: "ann", email: "ann@example.com" }),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText("This leads to /sales");
  },
};
