import { describe, expect, test } from "vitest";
import type { Order } from "#api/order.ts";
import { findOrder, type Pending } from "./find-order.ts";

const order: Order = {
  id: "1",
  userId: "ann",
  status: "completed",
  amountTotal: 2999,
  currency: "usd",
};
const notAsked = () => Promise.reject(new Error("not asked for"));

/** Looks up a member who has no order, in a browser with this purchase. */
const find = (pending: Pending) =>
  findOrder({
    readOrder: async () => null,
    findPending: async () => pending,
    confirmAccount: async () => {},
  });

describe("findOrder", () => {
  test("lets a member in without looking at what is pending", async () => {
    expect(
      await findOrder({
        readOrder: async () => order,
        findPending: notAsked,
        confirmAccount: notAsked,
      }),
    ).toEqual({ state: "found", order });
  });

  test("reports a purchase made in this browser without claiming it for an account", async () => {
    expect(await find({ state: "paid", sessionId: "cs_1" })).toEqual({
      state: "pending",
      sessionId: "cs_1",
    });
  });

  test("is certain that nothing was bought only if nothing is pending", async () => {
    expect(await find({ state: "none" })).toEqual({ state: "none" });
    expect(await find({ state: "unsettled" })).toEqual({ state: "unsettled" });
  });

  test("isn't certain of anything while the server fails, or if the account is gone", async () => {
    const none = async () => null;
    await expect(
      findOrder({ readOrder: notAsked, findPending: notAsked, confirmAccount: notAsked }),
    ).rejects.toThrow();
    await expect(
      findOrder({
        readOrder: none,
        findPending: async () => ({ state: "none" }),
        confirmAccount: notAsked,
      }),
    ).rejects.toThrow();
    await expect(
      findOrder({ readOrder: none, findPending: notAsked, confirmAccount: async () => {} }),
    ).rejects.toThrow();
  });
});
