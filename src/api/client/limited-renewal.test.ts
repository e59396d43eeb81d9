import { AuthClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";
import { keepLimitedSession } from "./limited-renewal.ts";

const KEY = "session";
const expired = { access_token: "e30.e30.e30", refresh_token: "good", expires_at: 1, user: {} };
/** Longer than the auth client tries. */
const LONG_MS = 60_000;

/** Asks for an expired session that the server answers with this status. Returns what's stored then. */
async function storedAfter(status: number): Promise<string | undefined> {
  const kept = new Map([[KEY, JSON.stringify(expired)]]);
  const client = new AuthClient({
    url: "https://backend.example/auth/v1",
    autoRefreshToken: false,
    storageKey: KEY,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    fetch: keepLimitedSession(
      async () => Response.json({ msg: "No" }, { status }),
      () => true,
    ),
  });
  const asked = client.getSession();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await asked;
  return kept.get(KEY);
}

afterEach(() => void vi.useRealTimers());

describe("keepLimitedSession", () => {
  test.each([
    ["keeps a session while renewals are limited", 429, true],
    ["leaves a refused session to the auth client, which forgets it", 400, false],
  ])("%s", async (_, status, isKept) => {
    vi.useFakeTimers();
    expect((await storedAfter(status)) !== undefined).toBe(isKept);
  });
});

describe("fetchWithTimeout", () => {
  test("aborts the request if the caller aborts", async () => {
    const leaving = new AbortController();
    let sent: AbortSignal | null | undefined;
    const ask = fetchWithTimeout((_, init) => {
      sent = init?.signal;
      return new Promise(() => {});
    });
    const asked = ask("https://backend.example/rest/v1/stripe_orders", { signal: leaving.signal });
    await Promise.resolve();
    leaving.abort();
    await expect(asked).rejects.toThrow();
    expect(sent?.aborted).toBe(true);
  });
});
