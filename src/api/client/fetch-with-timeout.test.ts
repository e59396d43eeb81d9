import { describe, expect, test } from "vitest";
import { fetchWithTimeout } from "./fetch-with-timeout.ts";

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
