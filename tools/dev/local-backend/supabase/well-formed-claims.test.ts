import { describe, expect, test } from "vitest";
import { hasWellFormedClaims, withProofOfSession } from "./guard-api.ts";

const part = (value: unknown) =>
  Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
const bearer = (claims: unknown) => `Bearer ${part({ alg: "HS256" })}.${part(claims)}.c2lnbmVk`;
const sound = {
  sub: "2c1d7a5e-8a44-4c0e-9d3e-0f5f0f6f1a11",
  session_id: "01a202f4-ff1a-703f-9699-2e2c2b9f401c",
  role: "authenticated",
  aud: "authenticated",
  email: "a@b.co",
  exp: 4_000_000_000,
  iat: 1,
};

describe("hasWellFormedClaims", () => {
  test.each([
    ["no header", null],
    ["another scheme", "Basic eDp5"],
    ["an API key", "Bearer sb_publishable_embedded"],
    ["the claims of a member", bearer(sound)],
    ["several audiences", bearer({ ...sound, aud: ["authenticated"] })],
    ["few claims", bearer({})],
    ["claims that we don't know", bearer({ ...sound, phone: 1 })],
  ])("accepts %s", (_, header) => {
    expect(hasWellFormedClaims(header)).toBe(true);
  });

  test.each<[string, unknown]>([
    ["sub", "not-a-uuid"],
    ["sub", 1],
    ["sub", []],
    ["sub", null],
    ["session_id", "not-a-uuid"],
    ["session_id", {}],
    ["role", "postgres"],
    ["role", ["authenticated"]],
    ["role", "__proto__"],
    ["aud", [1]],
    ["email", 1],
    ["exp", "soon"],
    ["iat", null],
  ])("refuses a claim %s with the value %j", (name, value) => {
    expect(hasWellFormedClaims(bearer({ ...sound, [name]: value }))).toBe(false);
  });

  test.each([
    "Bearer ",
    "Bearer x",
    "Bearer a.b.c",
    "Bearer ..",
    "Bearer \u00ff.\u00ff.\u00ff",
    bearer("null"),
    bearer("[]"),
    bearer("1"),
    bearer("{"),
    bearer('"x"'),
  ])("refuses %j", (header) => {
    expect(hasWellFormedClaims(header)).toBe(false);
  });
});

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
