import { signedIn } from "#api/account/session.fixtures.ts";
import { says, server } from "#api/server.fixtures.ts";
import { ownStorage } from "#lib/storage.fixtures.ts";
import { detailsRow, foundPage, foundRow, operator } from "./operations.fixtures.ts";

type Answers = Parameters<typeof server>[0];

export const storyOrders = [
  foundRow(),
  foundRow({ order: "2", account: null, is_claimed: false, paid_with: "ben@example.com" }),
  foundRow({ order: "3", status: "refunded", is_withdrawn: true, paid_with: "cora@work.example" }),
  foundRow({ order: "4", status: "disputed", account: null, paid_with: "dina@example.com" }),
];

/** An operator in a shop that answers like this. */
export const shop = (answers: Answers = {}) => [
  ownStorage(),
  signedIn(operator),
  server({
    operates: says(true),
    find_orders: says(foundPage(storyOrders)),
    order_details: says(detailsRow()),
    ...answers,
  }),
];
