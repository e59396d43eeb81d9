import { describe, expect, test } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

describe("boundedFetch", () => {
  test("ends the request when its caller stops asking", async () => {
    const leaving = new AbortController();
    let sent: AbortSignal | null | undefined;
    const ask = boundedFetch((_, init) => {
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
