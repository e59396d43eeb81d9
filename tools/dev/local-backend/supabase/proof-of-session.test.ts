import { describe, expect, test } from "vitest";
import { withProofOfSession } from "./guard-api.ts";

const readProof = (path: string, headers: Record<string, string> = {}) =>
  withProofOfSession(
    new Request(`http://localhost:5173${path}`, { headers: { apikey: "public", ...headers } }),
  ).headers.get("x-checkout-session");

describe("withProofOfSession", () => {
  test("sends the session id of an order query as proof", () => {
    expect(readProof("/rest/v1/stripe_orders?select=*&checkout_session_id=eq.cs_test_1")).toBe(
      "cs_test_1",
    );
  });

  test("keeps a header that the client sent", () => {
    expect(
      readProof("/rest/v1/stripe_orders?checkout_session_id=eq.cs_test_1", {
        "x-checkout-session": "cs_test_2",
      }),
    ).toBe("cs_test_2");
  });

  test.each([
    "/rest/v1/stripe_orders",
    "/rest/v1/stripe_orders?status=eq.completed",
    "/rest/v1/stripe_orders?checkout_session_id=like.*",
    "/rest/v1/stripe_orders?checkout_session_id=neq.cs_test_1",
    "/rest/v1/stripe_orders?checkout_session_id=in.(cs_test_1)",
    "/rest/v1/stripe_orders?or=(checkout_session_id.eq.cs_test_1)",
    "/rest/v1/stripe_orders?checkout_session_id=eq.",
    "/rest/v1/stripe_orders?checkout_session_id=eq.%00",
    "/rest/v1/stripe_orders?checkout_session_id=eq.cs%0d%0atest",
    "/rest/v1/stripe_orders?checkout_session_id=eq.%e2%82%ac",
    "/rest/v1/program_parts?checkout_session_id=eq.cs_test_1",
    "/rest/v1/rpc/stripe_orders?checkout_session_id=eq.cs_test_1",
  ])("sends nothing for %s", (path) => {
    expect(readProof(path)).toBeNull();
  });
});
