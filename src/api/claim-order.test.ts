import { afterEach, describe, expect, test, vi } from "vitest";
import { createSession } from "./account/session.fixtures.ts";
import { claimOrder } from "./claim-order.ts";
import { createBrowser } from "./client/browser.fixtures.ts";

const purchase = { sessionId: "cs_1", claim: "secret", planAnswers: { goal: "energy" } };
const order = { session_id: "cs_1", claim: "secret" };
const refusal = (code: string, status = 400) => ({ status, body: { code, message: "No." } });
const granted = { status: 200, body: {} };

/** Claims the purchase for Ann in a browser with a stored session. Each answer is given once. */
async function claim(
  answers: { status: number; body: unknown }[],
  session: object | null = createSession({ userId: "ann", email: "ann@example.com" }),
) {
  const due = [...answers];
  const { asked } = createBrowser(session, () => {
    const { status, body } = due.shift()!;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  const outcome = await claimOrder({ ...purchase, userId: "ann" }).catch((error) => error.code);
  return {
    outcome,
    asked: asked.map((request) => ({ ...request, body: JSON.parse(request.body) })),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("claimOrder", () => {
  test("sends the claim and the answers in the name of the account", async () => {
    expect(await claim([granted])).toEqual({
      outcome: "claimed",
      asked: [
        {
          path: "/rest/v1/rpc/claim_order",
          authorization: "Bearer e30.e30.e30",
          body: { ...order, plan_answers: { goal: "energy" } },
        },
      ],
    });
  });

  test.each([
    ["PT403", 403, "wrong-claim"],
    ["PT404", 404, "no-order"],
    ["PT409", 409, "taken"],
    ["42501", 403, "signed-out"],
    ["PGRST301", 401, "signed-out"],
    ["XX000", 500, "XX000"],
  ])("turns %s with %i into %s", async (code, status, outcome) => {
    expect((await claim([refusal(code, status)])).outcome).toBe(outcome);
  });

  test("leaves the answers out for a database that doesn't know them", async () => {
    const { outcome, asked } = await claim([refusal("PGRST202", 404), granted]);
    expect(outcome).toBe("claimed");
    expect(asked[1]?.body).toEqual(order);
  });

  test("asks for nothing if another account is signed in, or none", async () => {
    const bob = createSession({ userId: "bob", email: "bob@example.com" });
    for (const session of [bob, null])
      expect(await claim([], session)).toEqual({ outcome: "signed-out", asked: [] });
  });

  test("takes a session that the server rejects for signed out", async () => {
    const expired = {
      ...createSession({ userId: "ann", email: "ann@example.com" }),
      expires_at: 1,
    };
    const { outcome, asked } = await claim([refusal("refresh_token_not_found")], expired);
    expect(outcome).toBe("signed-out");
    expect(asked.map(({ path }) => path)).toEqual(["/auth/v1/token?grant_type=refresh_token"]);
  });

  test("rejects if a page of the network answers instead of the server", async () => {
    const session = createSession({ userId: "ann", email: "ann@example.com" });
    // Another token: the library remembers for a while which ones failed.
    const expired = { ...session, expires_at: 1, refresh_token: "another" };
    const { outcome } = await claim(
      [{ status: 403, body: "<h1>Log in to the Wi-Fi</h1>" }],
      expired,
    );
    expect(outcome).not.toBe("signed-out");
  });
});
