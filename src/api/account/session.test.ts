import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createBrowser } from "../client/browser.fixtures.ts";
import { createSession } from "./session.fixtures.ts";

// A page of its own: the session of another file's page would be the answer.
vi.resetModules();
const { refreshSession, sessionNow } = await import("./session.ts");
afterAll(() => void vi.resetModules());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an outage while the token is renewed isn't taken for a sign-out", async () => {
  const ann = { ...createSession({ userId: "ann", email: "ann@example.com" }), expires_at: 1 };
  createBrowser(ann, () => Response.json({}, { status: 503 }));
  vi.stubGlobal("navigator", { onLine: true });
  vi.useFakeTimers();
  const refreshed = refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  await refreshed;
  expect(sessionNow()).toBe("unreachable");
});
