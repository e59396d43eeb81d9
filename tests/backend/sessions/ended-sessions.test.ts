import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { takeLogs } from "../../support/quiet-console.ts";
import { createRights } from "../rights/rights.fixtures.ts";
import { freshDatabase } from "../support/database.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createClaim, wrapDatabase } from "../support/wrap-database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const mails: Mail[] = [];
const { sql, url } = await freshDatabase();
const testDatabase = wrapDatabase(sql);
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" },
  publicKey,
  sendMail: async (mail) => void mails.push(mail),
});
afterAll(() => api.close());
await sql`select public.publish_program('{"a part": {}}'), public.publish_file('a file', 'application/pdf', 1, 'AA==')`;

/** A separate browser with a separate session. */
const openBrowser = () =>
  createClient(origin, publicKey, {
    global: { fetch: (input, init) => api.fetch(new Request(input, init)) },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

type Browser = ReturnType<typeof openBrowser>;

/** A browser that has nothing of a session but its access token. */
const browserWith = (token: string) =>
  createClient(origin, publicKey, {
    accessToken: async () => token,
    global: { fetch: (input, init) => api.fetch(new Request(input, init)) },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  }) as Browser;

/**
 * A member who has bought, and an attacker who is signed in to the same account on another machine.
 */
async function memberAndAttacker(name: string) {
  const person = { email: `${name}@example.com`, password: "correct horse" };
  const [member, attacker] = [openBrowser(), openBrowser()];
  const { data } = await member.auth.signUp(person);
  await testDatabase.record(name);
  await testDatabase.own(name, data.user!.id);
  const { data: opened } = await attacker.auth.signInWithPassword(person);
  return { person, member, attacker, stolen: opened.session! };
}

const entries = [{ day: 1, field: "notes", value: "a note", changed_at: "2026-11-20T12:00:00Z" }];

/** Everything that belongs to an account. */
const doings: Record<
  string,
  (browser: Browser) => PromiseLike<{ status: number; error: { code: string } | null }>
> = {
  "reading orders": (browser) => browser.from("stripe_orders").select("*"),
  "reading the program": (browser) => browser.from("program_parts").select("*"),
  "reading files": (browser) => browser.from("program_files").select("*"),
  "reading notes": (browser) => browser.from("tracker_entries").select("*"),
  "writing notes": (browser) => browser.rpc("save_tracker", { entries }),
  "asking for access": (browser) => browser.rpc("has_access"),
  "claiming an order": async (browser) => {
    const session = crypto.randomUUID();
    await testDatabase.record(session);
    return browser.rpc("claim_order", { session_id: session, claim: createClaim(session) });
  },
};

const outcomes = async (browser: Browser) => {
  const answers: Record<string, unknown> = {};
  for (const [name, ask] of Object.entries(doings)) {
    const { status, error } = await ask(browser);
    answers[name] = error?.code ?? status < 300;
  }
  return answers;
};

const everything = (outcome: unknown) =>
  Object.fromEntries(Object.keys(doings).map((name) => [name, outcome]));

/** The answers that a browser gets when it asks for the numbers, in every way that there is. */
const requestNumbers = async (browser: Browser) => {
  const [days] = await sql`
    select (current_date - 1)::text as from_day, (current_date + 1)::text as to_day`;
  const answers = [
    await browser.rpc("reads_numbers"),
    // Nobody but the server reads the rows, with or without a session.
    await browser.rpc("numbers_rows", days),
    await browser.from("funnel_totals").select("*"),
  ];
  return answers.map(({ error, data }) => error?.code ?? (data === false ? "no" : "yes"));
};

describe("ended sessions", () => {
  test("a new password ends every other session of the account", async () => {
    const { member, attacker, stolen } = await memberAndAttacker("changed");
    const bystander = await memberAndAttacker("bystander");
    // An empty table doesn't have anything to refuse.
    await attacker.rpc("save_tracker", { entries });

    const { error } = await member.auth.updateUser({ password: "battery staple" });
    expect(error).toBeNull();

    expect(await outcomes(attacker)).toEqual(everything("PT401"));
    expect((await attacker.auth.getUser(stolen.access_token)).error?.name).toBe(
      "AuthSessionMissingError",
    );
    expect(
      (await attacker.auth.refreshSession({ refresh_token: stolen.refresh_token })).error?.code,
    ).toBe("refresh_token_not_found");
    expect(await outcomes(bystander.attacker), "sessions of other accounts").toEqual(
      everything(true),
    );
    expect(await outcomes(member), "the session that set it").toMatchObject({
      "reading the program": true,
      "writing notes": true,
      "asking for access": true,
    });
    expect((await member.auth.refreshSession()).error).toBeNull();
  });

  test("a password set by an emailed link ends them too", async () => {
    const { person, attacker } = await memberAndAttacker("recovered");
    const owner = openBrowser();
    await owner.auth.resetPasswordForEmail(person.email);
    const [, tokenHash] = /token_hash=([0-9a-f]+)/.exec(mails.at(-1)?.html ?? "") ?? [];
    await owner.auth.verifyOtp({ token_hash: tokenHash!, type: "recovery" });
    expect(
      (await doings["reading the program"]!(attacker)).status,
      "until the password is set",
    ).toBe(200);

    await owner.auth.updateUser({ password: "battery staple" });

    expect((await doings["reading the program"]!(attacker)).status).toBe(401);
    expect((await doings["reading the program"]!(owner)).status).toBe(200);
  });

  test("setting the password again ends sessions left by an interrupted request", async () => {
    const { person, member, attacker } = await memberAndAttacker("interrupted");

    expect((await member.auth.updateUser({ password: person.password })).error?.code).toBe(
      "same_password",
    );

    expect((await doings["reading the program"]!(attacker)).status).toBe(401);
  });

  test("a refused password ends no session", async () => {
    const { member, attacker } = await memberAndAttacker("refused");

    expect((await member.auth.updateUser({ password: "abc" })).error?.code).toBe("weak_password");

    expect((await doings["reading the program"]!(attacker)).status).toBe(200);
  });

  test("an access token is useless after signing out", async () => {
    const { member, attacker, stolen } = await memberAndAttacker("left");
    await member.rpc("save_tracker", { entries });
    await attacker.auth.signOut({ scope: "local" });
    const thief = browserWith(stolen.access_token);

    expect(await outcomes(thief)).toEqual(everything("PT401"));
    expect((await doings["reading the program"]!(member)).status).toBe(200);
  });

  test("a token reads no own order by claiming it again after signing out", async () => {
    const { attacker, stolen } = await memberAndAttacker("claimed");
    const claimAgain = () =>
      browserWith(stolen.access_token).rpc("claim_order", { session_id: "claimed", claim: "any" });
    expect((await claimAgain()).error).toBeNull();
    await attacker.auth.signOut({ scope: "local" });
    expect((await claimAgain()).error).toMatchObject({ code: "PT401" });
  });

  test("a marketer's access token reads no numbers after signing out", async () => {
    const { person, member, attacker, stolen } = await memberAndAttacker("marketer");
    await sql`select public.grant_numbers(${person.email}, true)`;
    const thief = browserWith(stolen.access_token);
    expect(await requestNumbers(thief)).toEqual(["yes", "42501", "42501"]);
    await attacker.auth.signOut({ scope: "local" });

    expect(await requestNumbers(thief)).toEqual(["PT401", "42501", "42501"]);
    const kept = await requestNumbers(member);
    expect(kept, "the session that is still open").toEqual(["yes", "42501", "42501"]);
  });

  test("visitors without an account can still read the order of a session that they know", async () => {
    await testDatabase.record("visited");
    const answer = await api.fetch(
      new Request(`${origin}/rest/v1/stripe_orders?select=status`, {
        headers: { apikey: publicKey, "x-checkout-session": "visited" },
      }),
    );
    expect(await answer.json()).toEqual([{ status: "completed" }]);
  });
});

const testBackend = await openTestBackend();
const { hasAccess, member } = createRights(testBackend);
const ended = { code: "PT401" };

/** As if a member's session had begun, and been used for the last time, so long ago. */
async function memberSince(name: string, began: string, used: string | null) {
  const person = await member(name);
  await testBackend.sql`
    update auth.sessions set created_at = now() - ${began}::interval, refreshed_at = (now() - ${used}::interval) at time zone 'UTC'
    where user_id = (select id from auth.users where email = ${person.email})`;
  return person;
}

test("the sweep ends sessions that are old, or aren't used any more", async () => {
  const unused = await memberSince("ann", "91 days", null);
  const lastUsed = await memberSince("bob", "200 days", "91 days");
  const old = await memberSince("cat", "366 days", "1 day");
  const recent = await memberSince("dan", "364 days", "89 days");
  expect(await hasAccess(unused)).toBe(true);

  await testBackend.sweep();

  expect(await hasAccess(unused)).toMatchObject(ended);
  expect(await hasAccess(lastUsed)).toMatchObject(ended);
  expect(await hasAccess(old)).toMatchObject(ended);
  expect(await hasAccess(recent)).toBe(true);
});

test("a sweep that can't end them finds a payment without an event all the same", async () => {
  await testBackend.switches({ drop: "true" });
  const { sessionId } = await testBackend.buyPlan();
  const isEnding = ({ url }: Request) => url.endsWith("/end_old_sessions");

  const { status } = await testBackend.network.withoutRequests(isEnding, () => testBackend.sweep());

  expect(status).toBe(200);
  expect(await testBackend.orders(sessionId)).toEqual(["completed"]);
  expect(takeLogs()).toEqual([
    expect.stringMatching(/^Old sessions are still open: /),
    expect.stringMatching(/^The sweep wrote down 1 payments/),
  ]);
});
