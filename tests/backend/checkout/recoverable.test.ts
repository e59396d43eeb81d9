import { describe, expect, test } from "vitest";
import { findRecoverable } from "../../../supabase/functions/_shared/recovery/recoverable.ts";

const NOW = Date.UTC(2026, 10, 25);
const IN_A_MONTH = NOW / 1000 + 30 * 24 * 60 * 60;

/** The provider's answer about a session after its visitor agreed. */
const left = {
  status: "expired",
  mode: "payment",
  consent: { promotions: "opt_in", terms_of_service: null },
  customer_details: { email: "ann@example.com" },
  customer_email: "quiz@example.com",
  after_expiration: {
    recovery: { enabled: true, url: "https://buy.stripe.com/r/1", expires_at: IN_A_MONTH },
  },
  metadata: { price_id: "price", claim_hash: "a hash" },
};
const findIn = (more: object) =>
  findRecoverable({ ...left, ...more } as unknown as Parameters<typeof findRecoverable>[0], NOW);

describe("findRecoverable", () => {
  test("finds the address that was typed with the consent, and the link", () => {
    expect(findIn({})).toEqual({
      to: "ann@example.com",
      url: "https://buy.stripe.com/r/1",
      until: "2026-12-25T00:00:00.000Z",
      price_id: "price",
      claim_hash: "a hash",
    });
  });

  test.each<[string, object]>([
    ["an open session", { status: "open" }],
    ["a complete session", { status: "complete" }],
    ["a subscription", { mode: "subscription" }],
    [
      "a visitor who refused, even if the provider names an address",
      { consent: { promotions: "opt_out" } },
    ],
    ["a visitor who wasn't asked", { consent: null }],
    ["a visitor who didn't answer", { consent: { promotions: null } }],
    ["a session without an address", { customer_details: null }],
    ["an address that is only known from elsewhere", { customer_details: { email: null } }],
    ["a session without recovery", { after_expiration: null }],
    [
      "a session without a link",
      { after_expiration: { recovery: { enabled: true, url: null, expires_at: null } } },
    ],
    ["a session that isn't ours", { metadata: {} }],
  ])("finds nothing in %s", (_, more) => {
    expect(findIn(more)).toBeUndefined();
  });
});
