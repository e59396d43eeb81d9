import { expect, test } from "vitest";
import type { Order } from "#backend/order.ts";
import { findOrder } from "./find-order.ts";

const order: Order = { id: "1", userId: "ann", status: "completed", amountTotal: 2999, currency: "usd" };
const notAsked = () => Promise.reject(new Error("not asked for"));

test("a member is let in without a look at what is pending", async () => {
  expect(await findOrder({ readOrder: async () => order, claimPending: notAsked })).toEqual({ state: "found", order });
});

test("whoever has just paid in this browser is let in by what is pending", async () => {
  const orders = [null, order];
  expect(await findOrder({ readOrder: async () => orders.shift() ?? null, claimPending: async () => "claimed" })).toEqual({ state: "found", order });
});

test("whoever has bought nothing is sure to have bought nothing", async () => {
  expect(await findOrder({ readOrder: async () => null, claimPending: async () => "none" })).toEqual({ state: "none" });
  expect(await findOrder({ readOrder: async () => null, claimPending: async () => "unsettled" })).toEqual({ state: "unsettled" });
});

test("where the server fails, nobody is sent to buy", async () => {
  await expect(findOrder({ readOrder: notAsked, claimPending: notAsked })).rejects.toThrow();
  await expect(findOrder({ readOrder: async () => null, claimPending: notAsked })).rejects.toThrow();
});
