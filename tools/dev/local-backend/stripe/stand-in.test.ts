import { describe, expect, test } from "vitest";
import { openTestStripe } from "./test-stripe.fixtures.ts";

describe("stand-in for Stripe", () => {
  test("leaves paths that aren't Stripe's to others", async () => {
    const { standIn } = openTestStripe();
    expect(await standIn.fetch(new Request("http://localhost:5173/offer"))).toBeUndefined();
  });

  test("responds with 404 to calls that Stripe doesn't have", async () => {
    const answer = await openTestStripe().ask("/v1/colors");
    expect(answer.status).toBe(404);
  });
});
