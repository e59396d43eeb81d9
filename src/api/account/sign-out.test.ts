import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionKey } from "../client/supabase.ts";
import { sessionOf } from "./session.fixtures.ts";
import { signOut } from "./sign-out.ts";

const ann = sessionOf({ userId: "ann", email: "ann@example.com" });
const bob = sessionOf({ userId: "bob", email: "bob@example.com" });

let stored: Map<string, string>;
let answer: () => Promise<Response>;
let asked: { path: string; authorization: string | null }[];

beforeEach(() => {
  stored = new Map();
  asked = [];
  vi.stubGlobal("window", {
    location: { origin: "http://shop.test" },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  // The library wants one in Node, and never opens it here.
  vi.stubGlobal("WebSocket", class {});
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    const { pathname, search } = new URL(input);
    const authorization = new Headers(init.headers).get("authorization");
    asked.push({ path: pathname + search, authorization });
    return answer();
  });
  stored.set(sessionKey(), JSON.stringify(ann));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("signing out", () => {
  test("ends this session on the server and here", async () => {
    answer = async () => new Response(null, { status: 204 });
    await signOut();
    expect(asked).toEqual([
      { path: "/auth/v1/logout?scope=local", authorization: "Bearer e30.e30.e30" },
    ]);
    expect(stored.has(sessionKey())).toBe(false);
  });

  test("forgets the session if the server can't be reached", async () => {
    answer = async () => Response.json({}, { status: 504 });
    await signOut();
    expect(stored.has(sessionKey())).toBe(false);
  });

  test("leaves a session alone that begins before a late answer", async () => {
    vi.useFakeTimers();
    let arrive: (response: Response) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const out = signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    await out;
    stored.set(sessionKey(), JSON.stringify(bob));
    arrive(new Response(null, { status: 204 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored.get(sessionKey())).toBe(JSON.stringify(bob));
  });
});
