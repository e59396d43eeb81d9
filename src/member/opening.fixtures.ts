import { expect, fn, screen, waitFor } from "storybook/test";
import { startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { noQuestions } from "./answers/questions.fixtures.ts";
import type { OrderGateProps } from "./order-gate.tsx";
import { storyProgram } from "./program.fixtures.ts";

const none: OrderGateProps["findPending"] = async () => ({ state: "none" });

/** A member with their own id, so that cached data isn't shared between stories. */
export const createAccount = (userId: string) => ({ userId, email: `${userId}@example.com` });

export const openingArgs = {
  hasEnded: false,
  brand: "Carnivore Plan",
  session: createAccount("ann"),
  price: "$29.99",
  unit: "lbs",
  salesRoute: "/sales",
  findPending: none,
  loadQuestions: noQuestions,
  onConfirmed: fn(),
} satisfies OrderGateProps;

export const order = {
  id: "5f0c2a9e-7d31-4b7a-9d55-0e8f6a1c2b34",
  user_id: "ann",
  status: "completed",
  amount_total: 2999,
  currency: "usd",
};

export const parts = Object.entries(storyProgram).map(([name, content]) => ({ name, content }));

export const backend = {
  user: respondsWith({ id: "ann", email: "ann@example.com" }),
  stripe_orders: respondsWith([order]),
  program_parts: respondsWith(parts),
  tracker_entries: respondsWith([
    { day: 0, field: "current-day", value: 9, changed_at: "2026-01-10 08:00:00+00" },
  ]),
  save_tracker: respondsWith(null),
};

/**
 * A member with a plan stored in this browser, and the server's answers to them. What a story still
 * saves while the next one begins goes to its own `userId`.
 */
export const knownMember = (answers: Parameters<typeof server>[0], userId = "known") => [
  ownStorage({
    [`member:${userId}:order`]: JSON.stringify({
      id: order.id,
      userId,
      status: "completed",
      amountTotal: 2999,
      currency: "usd",
    }),
    [`member:${userId}:program`]: JSON.stringify(storyProgram),
  }),
  startSession(createAccount(userId)),
  server(answers),
];

/** Opening the area saves an entry by itself; it reaches the account after a moment. */
export const hasSaved = () => waitFor(() => expect(screen.queryByText("Saving")).toBeNull());
