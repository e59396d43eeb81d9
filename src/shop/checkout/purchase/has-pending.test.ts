import { expect, test } from "vitest";
import { hasPending } from "./has-pending.ts";
import { memoryStore } from "./store.fixtures.ts";

test("a checkout may be pending if anything is stored, readable or not", () => {
  expect(hasPending(memoryStore())).toBe(false);
  expect(hasPending(memoryStore({ pendingPurchase: "{" }))).toBe(true);
});
