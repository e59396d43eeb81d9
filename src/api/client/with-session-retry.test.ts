import { afterEach, describe, expect, test, vi } from "vitest";
import { sessionOf } from "../account/session.fixtures.ts";
import { supabase } from "./supabase.ts";
import { withSessionOf, withSessionRetry } from "./with-session-retry.ts";

const sessionFor = (userId: string) => ({
  ...sessionOf({ userId, email: `${userId}@example.com` }),
  access_token: `e30.e30.${userId}`,
});

/** A browser in which Ann is signed in, unless it says otherwise. */
function browser(userId: string | undefined = "ann") {
  let stored = userId ? JSON.stringify(sessionFor(userId)) : null;
  const paths: string[] = [];
  const sent: { authorization: string | null }[] = [];
  vi.stubGlobal("window", {
    location: { origin: "http://shop.test" },
    localStorage: {
      getItem: () => stored,
      setItem: (_: string, text: string) => {
        stored = text;
      },
      removeItem: () => {
        stored = null;
      },
    },
  });
  // The library wants one in Node, and never opens it here.
  vi.stubGlobal("WebSocket", class {});
  const answers: Response[] = [];
  let meanwhile = () => {};
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    paths.push(pathname);
    if (pathname.startsWith("/auth/"))
      return Response.json({ ...JSON.parse(stored ?? "{}"), refresh_token: "another" });
    sent.push({ authorization: new Headers(init.headers).get("authorization") });
    meanwhile();
    return answers.shift() ?? Response.json([]);
  });
  return {
    sent,
    paths,
    answers,
    signIn: (other: string) => {
      stored = JSON.stringify(sessionFor(other));
    },
    during: (act: () => void) => {
      meanwhile = act;
    },
    isSignedIn: () => stored !== null,
  };
}

const write = (token: string) =>
  supabase().rpc("save_tracker", {}).setHeader("Authorization", `Bearer ${token}`);
const expired = () => Response.json({ message: "JWT expired" }, { status: 401 });

afterEach(() => vi.unstubAllGlobals());

describe("asking for one account", () => {
  test("sends its token", async () => {
    const { sent } = browser();
    await withSessionOf("ann", write);
    expect(sent).toEqual([{ authorization: "Bearer e30.e30.ann" }]);
  });

  test("sends nothing if another one is signed in, and leaves that one signed in", async () => {
    const { paths, isSignedIn } = browser("bob");
    await expect(withSessionOf("ann", write)).rejects.toThrow("Another account is signed in.");
    expect(paths).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  test("renews a session that the server rejects", async () => {
    const { sent, answers } = browser();
    answers.push(expired());
    await withSessionOf("ann", write);
    expect(sent).toHaveLength(2);
  });

  test("doesn't ask again for another account that signs in during the request", async () => {
    const { sent, signIn, during } = browser();
    during(() => signIn("bob"));
    await expect(withSessionOf("ann", write)).rejects.toThrow("Another account is signed in.");
    expect(sent).toEqual([{ authorization: "Bearer e30.e30.ann" }]);
  });
});

describe("asking for the account that is signed in", () => {
  test("asks again with a new session", async () => {
    const { sent, answers } = browser();
    answers.push(expired());
    await withSessionRetry(() => write("e30.e30.ann"));
    expect(sent).toHaveLength(2);
  });

  test("doesn't ask again for another account that signs in during the request", async () => {
    const { sent, signIn, during } = browser();
    during(() => signIn("bob"));
    const asked = withSessionRetry(() => supabase().from("tracker_entries").select("*"));
    await expect(asked).rejects.toThrow("Another account is signed in.");
    expect(sent).toHaveLength(1);
  });
});
