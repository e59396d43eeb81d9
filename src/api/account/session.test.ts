import { afterAll, afterEach, expect, test, vi } from "vitest";
import { browserWith } from "../client/browser.fixtures.ts";
import { sessionOf } from "./session.fixtures.ts";

// A page of its own: the session of another file's page would be the answer.
vi.resetModules();
const { refreshSession, sessionNow } = await import("./session.ts");
afterAll(() => void vi.resetModules());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an outage while the token is renewed isn't taken for a sign-out", async () => {
  const ann = { ...sessionOf({ userId: "ann", email: "ann@example.com" }), expires_at: 1 };
  browserWith(ann, () => Response.json({}, { status: 503 }));
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers();
  const refreshed = refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  await refreshed;
  expect(sessionNow()).toBe("unreachable");
});
