import { sessionOf, signedIn } from "#api/account/session.fixtures.ts";
import { says, server } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { ann, orderRow } from "../orders.fixtures.ts";

const data = says({
  account: { email: "ann@example.com" },
  orders: [],
  withdrawals: [],
  consents: [],
  support: [],
  tracker: [],
});

/** A place where the member is signed in, as the server sends it. */
export const sessionRow = (change: JsonObject = {}): JsonObject => ({
  id: "here",
  began_at: "2026-01-02T09:30:00Z",
  used_at: "2026-01-21T08:00:00Z",
  browser:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile Safari/537.36",
  is_this: true,
  ...change,
});

/** A member with one order, and what the server answers. */
export const member = (answers: Parameters<typeof server>[0] = {}) => [
  ownStorage(),
  signedIn(ann),
  server({
    my_orders: says([orderRow()]),
    my_data: data,
    my_sessions: says([sessionRow()]),
    end_my_sessions: says(null),
    token: says(sessionOf(ann)),
    "erase-account": says({ erased: true }),
    logout: says({}),
    ...answers,
  }),
];
