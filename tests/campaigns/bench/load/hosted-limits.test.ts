import { describe, expect, test } from "vitest";
import { createMeasured, visit } from "../scale/measured.fixtures.ts";
import {
  averageReadDemand,
  hostedLimits,
  ONE_ENDPOINT,
  sumCheckoutDemand,
} from "./hosted-limits.ts";

const SESSION = "GET /v1/checkout/sessions/{id}";
const measured = createMeasured(
  {
    purchase: visit({
      calls: { "GET /rest/v1/stripe_orders": 2, "POST /functions/v1/events": 2 },
    }),
  },
  {
    "stripe-checkout": { ms: 5, calls: { "POST /v1/checkout/sessions": 1 } },
    "stripe-webhook": { ms: 5, calls: { [SESSION]: 1, "GET /v1/refunds": 1 } },
    "stripe-verify": { ms: 5, calls: { [SESSION]: 1, "POST /rest/v1/rpc/record_payment": 1 } },
  },
);

describe("what a hosted project carries", () => {
  test("adds up what the browser and the functions of a checkout ask for", () => {
    // Each operation takes 1 ms of the database and holds a connection for 2 ms.
    expect(sumCheckoutDemand(measured)).toEqual({
      databaseMs: 3,
      heldMs: 6,
      providerCalls: 4,
      busiestCalls: 2,
    });
  });

  test("takes the mean of what a member reads", () => {
    expect(averageReadDemand(measured)).toMatchObject({
      databaseMs: 1,
      heldMs: 2,
      providerCalls: 0,
    });
  });

  test("a limit on one endpoint counts the one that is called most", () => {
    const endpoint = hostedLimits.find(({ name }) => name === ONE_ENDPOINT);
    expect(endpoint?.calculateNeed(sumCheckoutDemand(measured))).toBe(2);
  });
});
