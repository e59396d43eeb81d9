import { findCode } from "../restore/restore-purchase.fixtures.ts";
import { readAnswer } from "../support/answer.ts";
import { origin } from "../support/environment.ts";
import type { TestBackend } from "../support/start-test-backend.ts";

const PASSWORD = "correct horse";

export interface Member {
  email: string;
  token: string;
  sessionId: string;
  claim: string;
  payment_intent: string;
  order: string;
}

/** The actions of buyers and members in this backend. */
export function createRights(testBackend: TestBackend) {
  const ask = async (path: string, body: object, token?: string) =>
    readAnswer(
      await fetch(`${origin}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          apikey: "sb_publishable_of_tests",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      }),
    );
  const rpc = (name: string, body: object, token?: string) =>
    ask(`/rest/v1/rpc/${name}`, body, token);
  const login = async (email: string, password = PASSWORD) =>
    ask("/auth/v1/token?grant_type=password", { email, password });

  const rights = {
    rpc,
    login,
    signUp: (email: string) => ask("/auth/v1/signup", { email, password: PASSWORD }),
    /** An order without an account. */
    async buyer(email: string) {
      await testBackend.switches({ drop: "true" });
      const bought = await testBackend.buyPlan({ email });
      await testBackend.verify(bought.sessionId);
      return { ...bought, email, order: await rights.findOrderId(bought.sessionId) };
    },
    /** An order with an account. */
    async member(name: string): Promise<Member> {
      const email = `${name}@example.com`;
      const bought = await rights.buyer(`${name}-paid@example.com`);
      const { body } = await rights.signUp(email);
      const token: string = body.access_token;
      const { sessionId, claim } = bought;
      await rpc("claim_order", { session_id: sessionId, claim }, token);
      testBackend.mails.splice(0);
      return { ...bought, email, token };
    },
    async findOrderId(sessionId: string): Promise<string> {
      const [row] = await testBackend.sql<
        { id: string }[]
      >`select id from public.stripe_orders where checkout_session_id = ${sessionId}`;
      return row?.id ?? "";
    },
    /** Writes a note down. */
    note: ({ token }: Member, value: string) =>
      rpc(
        "save_tracker",
        { entries: [{ day: 1, field: "notes", value, changed_at: new Date().toISOString() }] },
        token,
      ),
    withdraw: ({ order, token }: Pick<Member, "order" | "token">) =>
      testBackend.call("withdraw", { order }, { headers: { authorization: `Bearer ${token}` } }),
    /** Confirms a withdrawal without an account, and reads the code from the mail. */
    async confirm(email: string, from?: string): Promise<{ ticket: string; code: string }> {
      testBackend.mails.splice(0);
      const { body } = await testBackend.call(
        "withdraw",
        { name: "Jane Doe", email },
        from ? { from } : {},
      );
      await testBackend.settle();
      return { ticket: body.ticket, code: findCode(testBackend.mails.splice(0)[0]?.text) };
    },
    prove: (proof: { ticket: string; code: string }) => testBackend.call("withdraw", proof),
    async refunds({ payment_intent }: { payment_intent: string }): Promise<unknown[]> {
      const { body } = await testBackend.stripe(`refunds?payment_intent=${payment_intent}`);
      return body.data;
    },
    hasAccess: async ({ token }: { token: string }) => (await rpc("has_access", {}, token)).body,
    /** As if the order had been bought so many days before. */
    async backdateOrder({ sessionId }: { sessionId: string }, days: number): Promise<void> {
      await testBackend.sql`update public.stripe_orders set created_at = now() - ${days} * interval '24 hours'
        where checkout_session_id = ${sessionId}`;
    },
    /** Erases an account as its page does, with a session of this minute. */
    erase: (token: string, erasure: string = crypto.randomUUID()) =>
      testBackend.call(
        "erase-account",
        { erasure },
        { headers: { authorization: `Bearer ${token}` } },
      ),
  };
  return rights;
}
