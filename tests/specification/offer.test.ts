// @module-tag specification
import { describe, expect } from "vitest";
import { plan, test } from "./specification.fixtures.ts";

describe("the offer", () => {
  const { offer } = plan;

  test("is the specified plan for $29.99, paid once, with lifetime access", () => {
    expect(offer).toMatchObject({
      name: "The Ultimate Carnivore Diet Plan",
      mode: "payment",
      price: "$29.99",
      "price-id": "price_carnivore_plan",
    });
    expect(offer.terms).toMatch(/one-time payment.*lifetime access/i);
  });

  test("has the specified button and message", () => {
    expect(offer.button).toMatchObject({
      buy: "Buy Now",
      processing: "Processing...",
      failed: "Failed to initialize payment",
    });
  });

  test("includes the eight specified features", () => {
    expect(offer.included.items.map(({ text }) => text.toLowerCase())).toEqual([
      "personalized meal plans",
      "500+ recipes",
      "weekly shopping lists",
      "progress tracking tools",
      "expert nutrition guidance",
      "private community access",
      "mobile app access",
      "lifetime updates",
    ]);
  });

  test("answers four questions, and says how fast results come", () => {
    expect(offer.faq.entries).toHaveLength(4);
    const answers = offer.faq.entries.map(({ answer }) => answer).join(" ");
    expect(answers).toMatch(/energy within the first week/);
    expect(answers).toMatch(/2 to 4 weeks/);
  });

  test("has a 30-day money-back guarantee", () => {
    expect(offer.guarantee.title).toBe("30-day full money-back guarantee");
  });
});
