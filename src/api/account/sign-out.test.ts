import { afterEach, describe, expect, test, vi } from "vitest";
import { createBrowser } from "../client/browser.fixtures.ts";
import { createSession } from "./session.fixtures.ts";
import { signOut } from "./sign-out.ts";

const ann = createSession({ userId: "ann", email: "ann@example.com" });
const bob = createSession({ userId: "bob", email: "bob@example.com" });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("signing out", () => {
  test("ends this session on the server and here", async () => {
    const { asked, session } = createBrowser(ann, () => new Response(null, { status: 204 }));
    await signOut();
    expect(asked).toMatchObject([
      { path: "/auth/v1/logout?scope=local", authorization: "Bearer e30.e30.e30" },
    ]);
    expect(session()).toBeNull();
  });

  test("forgets the session if the server can't be reached", async () => {
    const { session } = createBrowser(ann, () => Response.json({}, { status: 504 }));
    await signOut();
    expect(session()).toBeNull();
  });

  test("leaves a session alone that begins before a late answer", async () => {
    vi.useFakeTimers();
    let arrive: (response: Response) => void = () => {};
    const { session, signIn } = createBrowser(
      ann,
      () => new Promise((resolve) => (arrive = resolve)),
    );
    const out = signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    await out;
    signIn(bob);
    arrive(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session()).toEqual(bob);
  });
});
