import { createSession, startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { ann, orderRow } from "../orders.fixtures.ts";

const data = respondsWith({
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
  startSession(ann),
  server({
    my_orders: respondsWith([orderRow()]),
    my_data: data,
    my_sessions: respondsWith([sessionRow()]),
    end_my_sessions: respondsWith(null),
    token: respondsWith(createSession(ann)),
    "erase-account": respondsWith({ erased: true }),
    logout: respondsWith({}),
    ...answers,
  }),
];

export const laptop = sessionRow({
  id: "laptop",
  used_at: "2026-01-20T18:00:00Z",
  browser: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/143.0.0.0 Safari/537.36 Edg/143.0",
  is_this: false,
});
export const tablet = sessionRow({
  id: "tablet",
  used_at: "2026-01-03T07:00:00Z",
  browser: "Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) Version/26.0 Mobile Safari/604.1",
  is_this: false,
});

/** A member who is signed in here and in these places. */
export const signedInAt = (others: JsonObject[], answers: Parameters<typeof member>[0] = {}) =>
  member({ my_sessions: respondsWith([sessionRow(), ...others]), ...answers });
