import { sessionOf, signedIn } from "#api/account/session.fixtures.ts";
import { says, server } from "#api/server.fixtures.ts";
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

/** A member with one order, and what the server answers. */
export const member = (answers: Parameters<typeof server>[0] = {}) => [
  ownStorage(),
  signedIn(ann),
  server({
    my_orders: says([orderRow()]),
    my_data: data,
    token: says(sessionOf(ann)),
    "erase-account": says({ erased: true }),
    logout: says({}),
    ...answers,
  }),
];
