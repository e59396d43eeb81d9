import { keys } from "../../../backend/support/environment.ts";
import type { Rehearsal } from "../rehearsal.ts";

export const keyLeaked: Rehearsal = {
  name: "key-leaked",
  section: "A key is leaked",
  isOnDemand: true,
  async run({ shop: testBackend, check, step, rpc, signUp, hasAccess, buyer, ...stage }) {
    const unclaimed = await buyer("unclaimed@example.com");
    await testBackend.switches({ drop: "false" });
    const open = await testBackend.checkout();

    step("STRIPE_SECRET_KEY is revoked before the new one is set");
    process.env.STRIPE_SECRET_KEY = "sk_test_revoked";
    check("the old key is refused", (await testBackend.sweep()).status === 503);
    check("the alert comes", await stage.isAlerted("Payment provider's key"));
    process.env.STRIPE_SECRET_KEY = keys.stripeKey;
    check("the new one works", (await testBackend.sweep()).status === 200);

    step("CLAIM_SECRET is changed");
    process.env.CLAIM_SECRET = "a new claim secret of tests";
    await testBackend.pay(open.sessionId);
    await testBackend.settle();
    check("an open payment page still sells", await stage.areOrders([open], "completed"));
    for (const [name, { sessionId, claim }] of Object.entries({ before: unclaimed, after: open })) {
      const { body } = await signUp(`${name}@example.com`);
      await rpc("claim_order", { session_id: sessionId, claim }, body.access_token);
      const isIn = await hasAccess({ token: body.access_token });
      check(`who paid ${name} the change gets in with the same browser`, isIn === true);
    }

    step("SWEEP_SECRET is changed");
    const sweepWith = (secret: string) =>
      testBackend.call("stripe-reconcile", {}, { headers: { authorization: `Bearer ${secret}` } });
    process.env.SWEEP_SECRET = "a new sweep secret of tests";
    check("the old secret is refused", (await sweepWith(keys.sweepSecret)).status === 401);
    check("the new one works", (await sweepWith("a new sweep secret of tests")).status === 200);
    process.env.SWEEP_SECRET = keys.sweepSecret;

    step("the project's secret key is deleted before the new one is set");
    process.env.SUPABASE_SECRET_KEYS = '{"default":"sb_secret_deleted"}';
    check("the alert comes", await stage.isAlerted("Database"));
    process.env.SUPABASE_SECRET_KEYS = JSON.stringify({ default: keys.databaseKey });
    check(
      "and says when it's fine",
      (await stage.alerts()).join().includes("Fine again: Database"),
    );
    check("all is well two hours later", await stage.isFineAfter(2));
  },
};
