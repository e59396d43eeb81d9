import type { JsonObject } from "#lib/json.ts";

export const ann = { userId: "ann", email: "ann@example.com" };

/** An order as the server sends it. */
export const orderRow = (change: JsonObject = {}): JsonObject => ({
  state: "open",
  order: "0b6e3c5e-7c1f-4b0e-9d55-3f0a1c2d4e5f",
  product: "The Ultimate Carnivore Diet Plan",
  amount: 2999,
  currency: "usd",
  bought_at: "2026-01-02T09:30:00Z",
  until: "2026-02-02T09:30:00Z",
  declared_at: null,
  withdrawal: null,
  ...change,
});

export const withdrawn = { declared_at: "2026-01-12T12:00:05Z" };
