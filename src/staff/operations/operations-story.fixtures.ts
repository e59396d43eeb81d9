import { startSession } from "#api/account/session.fixtures.ts";
import { respondsWith, server } from "#api/server.fixtures.ts";
import type { JsonObject } from "#lib/json.ts";
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
  startSession(operator),
  server({
    operates: respondsWith(true),
    find_orders: respondsWith(foundPage(storyOrders)),
    order_details: respondsWith(detailsRow()),
    ...answers,
  }),
];

/** An operator in a shop with this order, which answers like this. */
export const orderShop = (order: JsonObject = {}, answers: Answers = {}) =>
  shop({ order_details: respondsWith(detailsRow(order)), ...answers });

const order = "0b6e3c5e-7c1f-4b0e-9d55-3f0a1c2d4e5f";
/** The props that show that order. */
export const orderArgs = { order, address: { search: "", state: "" as const, order } };
