import { expect, test } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

const ORDERS = "https://backend.example/rest/v1/stripe_orders";

/** The headers with which an address is asked for. */
async function headersOf(address: string, init?: RequestInit): Promise<Record<string, string>> {
  let sent = new Headers();
  const ask = boundedFetch(async (_, { headers } = {}) => {
    sent = new Headers(headers);
    return new Response();
  });
  await ask(address, init);
  return Object.fromEntries(sent);
}

test("whoever asks for one order shows that they know its session, and keeps the headers that were there", async () => {
  expect(await headersOf(`${ORDERS}?select=*&checkout_session_id=eq.cs_test_1`, { headers: { apikey: "public" } })).toEqual({
    apikey: "public",
    "x-checkout-session": "cs_test_1",
  });
});

test.each([`${ORDERS}?status=eq.completed`, `${ORDERS}?checkout_session_id=like.*`, "https://backend.example/auth/v1/user?checkout_session_id=eq.cs_test_1"])(
  "nothing is shown to %s",
  async (address) => {
    expect(await headersOf(address)).toEqual({});
  },
);

test("whoever stops asking stops the request", async () => {
  const leaving = new AbortController();
  let sent: AbortSignal | null | undefined;
  const ask = boundedFetch((_, init) => {
    sent = init?.signal;
    return new Promise(() => {});
  });
  const asked = ask(ORDERS, { signal: leaving.signal });
  await Promise.resolve();
  leaving.abort();
  await expect(asked).rejects.toThrow();
  expect(sent?.aborted).toBe(true);
});
