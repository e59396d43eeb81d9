import { afterEach, describe, expect, test, vi } from "vitest";
import { verifyPurchase } from "./verify-purchase.ts";

const { signal } = new AbortController();

/** Verifies `cs_1` with a server that answers this. */
async function verify(body: unknown, status = 200) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json(body, { status });
  });
  const verdict = await verifyPurchase("cs_1", signal);
  expect(asked).toEqual([{ path: "/functions/v1/stripe-verify", body: { sessionId: "cs_1" } }]);
  return verdict;
}

afterEach(() => vi.unstubAllGlobals());

describe("verifyPurchase", () => {
  test.each([
    [
      { state: "paid", owned: true },
      { state: "paid", owned: true },
    ],
    [
      { state: "paid", owned: false },
      { state: "paid", owned: false },
    ],
    [
      { state: "paid", owned: "yes" },
      { state: "paid", owned: false },
    ],
    [{ state: "unpaid", owned: true, isMailed: "yes" }, { state: "unpaid" }],
    [
      { state: "unpaid", isMailed: true },
      { state: "unpaid", isMailed: true },
    ],
    [{ state: "processing" }, { state: "processing" }],
  ])("reads %j", async (answer, verdict) => {
    expect(await verify(answer)).toEqual(verdict);
  });

  test.each([
    [{ state: "paid" }, 503],
    [{ state: "unpaid" }, 429],
    [{ state: "processing" }, 400],
    [{ state: "new" }, 200],
    [{}, 200],
    ["unpaid", 200],
  ])("has no verdict on %j with %i", async (answer, status) => {
    await expect(verify(answer, status)).rejects.toThrow(`could not be verified: ${status}.`);
  });
});
