import { describe, expect, test } from "vitest";
import { parseOrder } from "./order.ts";

describe("parseOrder", () => {
  test("reads what a row contains", () => {
    const row = {
      id: "3f2a",
      checkout_session_id: "cs_1",
      user_id: "ann",
      status: "completed",
      amount_total: 2999,
      currency: "eur",
      created_at: "2026-11-20",
    };
    expect(parseOrder(row)).toEqual({
      id: "3f2a",
      userId: "ann",
      status: "completed",
      amountTotal: 2999,
      currency: "eur",
    });
    expect(parseOrder({ id: 7, status: "completed" })).toEqual({
      id: "7",
      userId: null,
      status: "completed",
      amountTotal: undefined,
      currency: "usd",
    });
  });

  test("leaves out an amount that no number can hold", () => {
    expect(parseOrder({ amount_total: Number.POSITIVE_INFINITY })?.amountTotal).toBeUndefined();
  });

  test("leaves out values of the wrong type", () => {
    expect(
      parseOrder({
        id: {},
        user_id: 7,
        status: ["completed"],
        amount_total: "2999",
        currency: "undefined",
      }),
    ).toEqual({
      id: "",
      userId: null,
      status: "",
      amountTotal: undefined,
      currency: "usd",
    });
  });

  test.each([null, undefined, [], "order", 7])("returns null for %j", (row) => {
    expect(parseOrder(row)).toBeNull();
  });
});
