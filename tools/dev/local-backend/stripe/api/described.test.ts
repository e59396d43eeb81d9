import { describe, expect, test, vi } from "vitest";
import { openTestStripe } from "../test-stripe.fixtures.ts";
import { demandDescribed } from "./api.ts";

const list = { object: "list", data: [], has_more: false, url: "/v1/refunds" };
const call = { version: null, contentType: null, form: {}, answer: list };

describe("described calls", () => {
  test("passes a call and its answer that are described", () => {
    expect(() => demandDescribed("GET /v1/refunds", call)).not.toThrow();
  });

  test.each([
    ["another version", { version: "2020-08-27" }, "The version is 2020-08-27"],
    ["a body in JSON", { contentType: "application/json", form: { limit: "1" } }, "as a form"],
    [
      "an unknown parameter",
      { form: { limmit: "1" } },
      "Request: / must NOT have additional properties: limmit",
    ],
    [
      "an answer of another shape",
      { answer: { object: "list" } },
      "Answer: / must have required property 'data'",
    ],
  ])("refuses %s", (_, difference, reason) => {
    expect(() => demandDescribed("GET /v1/refunds", { ...call, ...difference })).toThrow(reason);
  });

  test("makes the stand-in fail loudly instead of accepting a foreign version", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { ask, withKey } = openTestStripe();
    const answer = await ask("/v1/refunds", {
      headers: { ...withKey, "Stripe-Version": "2020-08-27" },
    });
    expect(answer.status).toBe(500);
    expect(String(log.mock.calls[0]?.[0])).toContain("The version is 2020-08-27");
    log.mockRestore();
  });
});
