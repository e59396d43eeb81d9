import { beforeEach, describe, expect, test } from "vitest";
import { takeLogs } from "../../support/quiet-console.ts";
import { tablesWith } from "../access/tables-with.ts";
import { DATABASE, MAIL_SERVICE } from "../support/network.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createRights, type Member } from "./rights.fixtures.ts";

const testBackend = await openTestBackend();
const rights = createRights(testBackend);
const { member, note, rpc, signUp, login, erase, withdraw, confirm, prove, hasAccess } = rights;

beforeEach(() => void testBackend.mails.splice(0));

/** Everything that names the account. */
async function countTraces({ email, sessionId }: Member) {
  const [row] = await testBackend.sql`select
    (select count(*)::int from auth.users where email = ${email}) as accounts,
    (select count(*)::int from public.tracker_entries where value = to_jsonb(initcap(split_part(${email}, '@', 1)) || '''s note')) as notes,
    (select count(*)::int from private.claims where session_id = ${sessionId}) as claims,
    (select user_id from public.stripe_orders where checkout_session_id = ${sessionId}) as owner,
    (select status from public.stripe_orders where checkout_session_id = ${sessionId}) as status,
    (select array_agg(kind order by kind) from private.payment_facts where session_id = ${sessionId}) as facts,
    (select click_id from private.ad_consents where session_id = ${sessionId}) as click,
    (select text from private.ad_consents where session_id = ${sessionId}) as consent,
    (select count(*)::int from private.erasures where mail_to is not null) as addresses`;
  return row;
}

describe("erasing an account", () => {
  test("leaves its address nowhere in the database", async () => {
    const zoe = await member("zoe");
    await signUp(zoe.email);
    await login(zoe.email, "a wrong one");
    const other = await member("anzoe");
    expect(await tablesWith(testBackend.sql, "zoe@example.com")).toContain(
      "auth.audit_log_entries",
    );

    await erase(zoe.token);
    await testBackend.settle();
    await testBackend.sql`
      update public.stripe_orders set created_at = now() - interval '40 days' where checkout_session_id = ${zoe.sessionId}`;
    await testBackend.sweep();
    takeLogs();
    expect(await tablesWith(testBackend.sql, '"zoe@example.com')).toEqual([]);
    expect(await tablesWith(testBackend.sql, "anzoe@example.com")).toContain(
      "auth.audit_log_entries",
    );

    await erase(other.token);
    await testBackend.settle();
    expect(await tablesWith(testBackend.sql, "zoe@example.com")).toEqual([]);
  });

  test("removes the account and what belongs to it, and keeps what accounting needs", async () => {
    const cat = await member("cat");
    await note(cat, "Cat's note");
    const other = await member("kate");
    await note(other, "Kate's note");
    await testBackend.sql`insert into private.ad_consents (session_id, text, click_kind, click_id) values (${cat.sessionId}, 'Tell them', 'fbclid', 'click')`;

    expect(await erase(cat.token)).toMatchObject({ status: 200, body: { erased: true } });
    expect(await countTraces(cat)).toEqual({
      accounts: 0,
      notes: 0,
      claims: 0,
      owner: null,
      status: "erased",
      facts: ["account_erased", "paid"],
      click: null,
      consent: "Tell them",
      addresses: 0,
    });
    expect(await countTraces(other), "of another account").toMatchObject({ accounts: 1, notes: 1 });
    expect((await login("cat@example.com")).status).toBe(400);
    expect((await rpc("my_data", {}, cat.token)).status, "the old session").toBe(401);
    expect((await hasAccess(cat)).code).toBe("PT401");
    expect(testBackend.mails).toMatchObject([
      { to: "cat@example.com", subject: "Your account has been erased" },
    ]);
    expect(testBackend.mails[0]?.text).toContain("for as long as tax law requires");
    expect(testBackend.mails[0]?.text).toContain("You can still withdraw");
  });

  test("leaves an order that no one can claim, restore, or see", async () => {
    const dan = await member("dan");
    await erase(dan.token);
    const eve = await member("eve");
    const { sessionId: session_id, claim } = dan;
    // The sweep reads the claim from the provider again.
    await testBackend.verify(session_id);
    expect((await rpc("claim_order", { session_id, claim }, eve.token)).status).toBe(404);
    expect(await testBackend.verify(session_id)).toEqual({ state: "unpaid" });
    testBackend.mails.splice(0);
    await testBackend.call("restore-purchase", { email: "dan-paid@example.com" });
    await testBackend.settle();
    expect(testBackend.mails).toEqual([]);
    expect((await testBackend.call("restore-purchase", { sessionId: session_id })).status).toBe(
      404,
    );
    expect((await rpc("my_orders", {}, eve.token)).body).toHaveLength(1);
  });

  test("leaves the right to withdraw, and then forgets the address that paid", async () => {
    const fay = await member("fay");
    await erase(fay.token);
    expect((await prove(await confirm("fay-paid@example.com"))).body.state).toBe("refunded");
    expect(await testBackend.orders(fay.sessionId)).toEqual(["erased"]);

    const readPaymentEmail = async () =>
      (
        await testBackend.sql`select email from private.payments where session_id = ${fay.sessionId}`
      )[0];
    await testBackend.sweep();
    takeLogs();
    expect(await readPaymentEmail()).toEqual({ email: "fay-paid@example.com" });
    await testBackend.sql`update public.stripe_orders set created_at = now() - interval '40 days' where checkout_session_id = ${fay.sessionId}`;
    await testBackend.sweep();
    await testBackend.verify(fay.sessionId);
    takeLogs();
    expect(await readPaymentEmail()).toEqual({ email: null });
  });

  test("needs a password that was typed in the last ten minutes", async () => {
    const gus = await member("gus");
    await testBackend.sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = (select id from auth.users where email = ${gus.email})`;
    expect(await erase(gus.token)).toMatchObject({
      status: 403,
      body: { error: "Please type your password again." },
    });
    const { body } = await login(gus.email);
    expect((await erase(body.access_token)).status).toBe(200);
  });

  test.each(["", "a.b.c", "sb_publishable_of_tests"])("refuses the token %j", async (token) => {
    expect((await erase(token)).status).toBe(401);
  });

  test("answers the same again if the answer was lost", async () => {
    const { token } = await member("hal");
    const erasure = crypto.randomUUID();
    expect((await erase(token, erasure)).status).toBe(200);
    expect(await erase(token, erasure)).toMatchObject({ status: 200, body: { erased: true } });
    expect((await erase(token)).status, "with another id").toBe(401);
    expect(testBackend.mails).toHaveLength(1);
  });

  test("changes nothing if it fails in the middle, and works when it's asked again", async () => {
    const ida = await member("ida");
    await note(ida, "Ida's note");
    await testBackend.sql`create function private.fail() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$`;
    await testBackend.sql`create trigger fail before delete on auth.users for each row execute function private.fail()`;
    expect((await erase(ida.token)).status).toBe(503);
    takeLogs();
    expect(await countTraces(ida)).toMatchObject({ accounts: 1, claims: 1, status: "completed" });
    expect(testBackend.mails).toEqual([]);
    await testBackend.sql`drop trigger fail on auth.users`;

    expect((await testBackend.network.without(DATABASE, () => erase(ida.token))).status).toBe(503);
    takeLogs();
    expect((await erase(ida.token)).status).toBe(200);
    expect(await countTraces(ida)).toMatchObject({ accounts: 0, status: "erased" });
  });

  test("has no outcome if neither the erasure nor a look at it is answered", async () => {
    const lou = await member("lou");
    const erasure = crypto.randomUUID();
    const asks = ({ url }: Request) => /\/rpc\/(erase_account|is_erased)$/.test(url);
    const { status } = await testBackend.network.withoutAnswers(asks, () =>
      erase(lou.token, erasure),
    );
    takeLogs();
    expect(status).toBe(503);
    expect((await erase(lou.token, erasure)).body).toEqual({ erased: true });
  });

  test("mails later if the mail service is down, and then forgets the address", async () => {
    const jim = await member("jim");
    const { status } = await testBackend.network.without(MAIL_SERVICE, () => erase(jim.token));
    expect([status, testBackend.mails]).toEqual([200, []]);
    expect(await countTraces(jim)).toMatchObject({ accounts: 0, addresses: 1 });
    await testBackend.sweep();
    takeLogs();
    expect(testBackend.mails).toMatchObject([{ to: "jim@example.com" }]);
    expect(await countTraces(jim)).toMatchObject({ addresses: 0 });
  });

  test("forgets the address after a day, whether or not it could be mailed", async () => {
    const kai = await member("kai");
    await testBackend.network.without(MAIL_SERVICE, () => erase(kai.token));
    const sweepAfter = async (hours: number) => {
      await testBackend.sql`update private.erasures set attempts = 8, next_at = now(), erased_at = now() - ${hours} * interval '1 hour'
        where mail_to is not null`;
      await testBackend.network.without(MAIL_SERVICE, () => testBackend.sweep());
      takeLogs();
    };
    await sweepAfter(23);
    const [due] = await testBackend.sql`
      select next_at <= erased_at + interval '1 day' as in_time from private.erasures where mail_to is not null`;
    expect(due).toEqual({ in_time: true });
    await sweepAfter(25);
    expect(await countTraces(kai)).toMatchObject({ addresses: 0 });
  });

  test("refunds a withdrawal that was waiting", async () => {
    const kim = await member("kim");
    await testBackend.network.without(/^\/v1\//, () => withdraw(kim));
    await erase(kim.token);
    await testBackend.sweep();
    takeLogs();
    const { body } = await testBackend.stripe(`refunds?payment_intent=${kim.payment_intent}`);
    expect(body.data).toHaveLength(1);
  });

  test("gives the address to a new account, without the old order", async () => {
    const lea = await member("lea");
    await erase(lea.token);
    const again = await member("lea");
    expect((await rpc("my_orders", {}, again.token)).body).toMatchObject([{ order: again.order }]);
  });
});
