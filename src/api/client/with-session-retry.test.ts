import { afterEach, describe, expect, test, vi } from "vitest";
import { createSession } from "../account/session.fixtures.ts";
import { createBrowser } from "./browser.fixtures.ts";
import { supabase } from "./supabase.ts";
import { withAccountSession, withSessionRetry } from "./with-session-retry.ts";

const createTestSession = (userId: string) => ({
  ...createSession({ userId, email: `${userId}@example.com` }),
  access_token: `e30.e30.${userId}`,
});

/** A browser in which Ann is signed in, unless it says otherwise. */
function browser(userId = "ann") {
  const answers: Response[] = [];
  let meanwhile = () => {};
  const { asked, session, signIn } = createBrowser(createTestSession(userId), ({ path }) => {
    if (path.startsWith("/auth/"))
      return Response.json({
        ...(session() as object),
        access_token: "e30.e30.renewed",
        refresh_token: "another",
      });
    meanwhile();
    return answers.shift() ?? Response.json([]);
  });
  return {
    asked,
    answers,
    session,
    /** The tokens of the requests for data, in their order. */
    tokens: () =>
      asked.flatMap(({ path, authorization }) => (path.startsWith("/rest/") ? authorization : [])),
    signIn: (other: string) => signIn(createTestSession(other)),
    during: (act: () => void) => {
      meanwhile = act;
    },
  };
}

const write = (token: string) =>
  supabase().rpc("save_tracker", {}).setHeader("Authorization", `Bearer ${token}`);
const respondExpired = () => Response.json({ message: "JWT expired" }, { status: 401 });

afterEach(() => vi.unstubAllGlobals());

describe("asking for one account", () => {
  test("sends its token", async () => {
    const { tokens } = browser();
    await withAccountSession("ann", write);
    expect(tokens()).toEqual(["Bearer e30.e30.ann"]);
  });

  test("sends nothing if another one is signed in, and leaves that one signed in", async () => {
    const { asked, session } = browser("bob");
    await expect(withAccountSession("ann", write)).rejects.toThrow("Another account is signed in.");
    expect(asked).toEqual([]);
    expect(session()).toEqual(createTestSession("bob"));
  });

  test("renews a session that the server rejects", async () => {
    const { tokens, answers } = browser();
    answers.push(respondExpired());
    await withAccountSession("ann", write);
    expect(tokens()).toEqual(["Bearer e30.e30.ann", "Bearer e30.e30.renewed"]);
  });

  test("doesn't ask again for another account that signs in during the request", async () => {
    const { tokens, signIn, during } = browser();
    during(() => signIn("bob"));
    await expect(withAccountSession("ann", write)).rejects.toThrow("Another account is signed in.");
    expect(tokens()).toEqual(["Bearer e30.e30.ann"]);
  });
});

describe("asking for the account that is signed in", () => {
  test("asks again with a new session", async () => {
    const { tokens, answers } = browser();
    answers.push(respondExpired());
    await withSessionRetry(() => supabase().from("tracker_entries").select("*"));
    expect(tokens()).toEqual(["Bearer e30.e30.ann", "Bearer e30.e30.renewed"]);
  });

  test("doesn't ask again for another account that signs in during the request", async () => {
    const { tokens, signIn, during } = browser();
    during(() => signIn("bob"));
    const asked = withSessionRetry(() => supabase().from("tracker_entries").select("*"));
    await expect(asked).rejects.toThrow("Another account is signed in.");
    expect(tokens()).toHaveLength(1);
  });
});
