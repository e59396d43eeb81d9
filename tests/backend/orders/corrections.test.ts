import { afterAll, expect, test } from "vitest";
import { getInternals, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { freshDatabase } from "../support/database.ts";
import { paid, wrapDatabase } from "../support/wrap-database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const databaseKey = "sb_secret_of_tests";
const api = await openApi({
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey },
  publicKey,
  sendMail: async () => {},
});
afterAll(() => api.close());

const read = (path: string, key: string, headers: Record<string, string> = {}) =>
  api.fetch(
    new Request(`${origin}/rest/v1/${path}`, {
      headers: { apikey: key, Authorization: `Bearer ${key}`, ...headers },
    }),
  );

await api.query(`
  insert into private.payments (session_id, payment_intent, price_id, amount, currency, livemode) values ('known', 'pi', 'price_carnivore_plan', 2999, 'usd', false);
  insert into public.stripe_orders (checkout_session_id, status, amount_total, currency) values ('known', 'completed', 2999, 'usd');
  create table public.notes (id integer); insert into public.notes values (1), (2), (3);
  alter table public.notes enable row level security;
  grant select on public.notes to anon, service_role;
  create table public.words (word text check (length(word) < 5)); alter table public.words enable row level security;
  grant insert on public.words to service_role;
  create function public.echo(word text) returns text language sql as 'select word'; grant execute on function public.echo(text) to service_role;
  create table public.forgotten (id integer); insert into public.forgotten values (1);
`);

test("200 visitors who read while the server reads don't see what the server sees", async () => {
  const asked = Array.from({ length: 200 }, async (_, at) => {
    const key = at % 2 === 0 ? publicKey : databaseKey;
    const response = await read("notes", key);
    return { key, rows: ((await response.json()) as unknown[]).length };
  });
  const answers = await Promise.all(asked);

  expect(answers.filter(({ key, rows }) => rows !== (key === databaseKey ? 3 : 0))).toEqual([]);
});

test("a policy sees the headers of a plain query, and no other headers", async () => {
  const asked = Array.from({ length: 40 }, async (_, at) => {
    const response = await read(
      "stripe_orders?select=checkout_session_id",
      publicKey,
      at % 2 === 0 ? { "x-checkout-session": "known" } : {},
    );
    return JSON.stringify(await response.json());
  });

  expect(await Promise.all(asked)).toEqual(
    Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? '[{"checkout_session_id":"known"}]' : "[]",
    ),
  );
});

test("a grant that a migration forgot is missing here too", async () => {
  const response = await read("forgotten", publicKey);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    401,
    "42501",
  ]);
  expect((await read("forgotten", databaseKey)).status).toBe(403);

  await api.query("grant select on public.forgotten to anon");
  expect(await (await read("forgotten", publicKey)).json()).toEqual([{ id: 1 }]);
});

test.each([
  ["a value that breaks a check", "words", { word: "too long" }, "23514"],
  ["an object in place of a text", "rpc/echo", { word: { a: 1 } }, "22P02"],
  ["a list in place of a text", "rpc/echo", { word: ["a"] }, "22P02"],
  ["a text that no database accepts", "rpc/echo", { word: "a\u0000" }, "22021"],
])("%s is the caller's mistake, and isn't reported", async (_, path, body, code) => {
  const response = await api.fetch(
    new Request(`${origin}/rest/v1/${path}`, {
      method: "POST",
      headers: { apikey: databaseKey, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  expect([response.status, (await response.json()).code]).toEqual([400, code]);
});

test.each([
  "applyJwtSessionContext",
  "applyRpcRequestGucs",
  "exec",
  "normalizeDbError",
  "transaction",
  "rlsState",
  "kysely",
])("a release without %s is refused with a clear message", (name) => {
  const connection = {
    applyJwtSessionContext() {},
    applyRpcRequestGucs() {},
    exec() {},
    normalizeDbError() {},
    transaction() {},
    rlsState: "unknown",
    kysely: {},
  };
  expect(getInternals(connection)).toBe(connection);

  Reflect.deleteProperty(connection, name);
  expect(() => getInternals(connection)).toThrow(
    `@supabase/lite has changed: no ${name}. See tools/dev/local-backend/supabase/api.ts.`,
  );
});

const { sql } = await freshDatabase();
const testDatabase = wrapDatabase(sql);

test.each([
  ["changed", "update private.payment_facts set amount = 1"],
  ["removed", "delete from private.payment_facts"],
  ["emptied", "truncate private.payment_facts"],
  ["emptied together with what it refers to", "truncate private.payments cascade"],
])(
  "the facts of a payment can't be %s, not even by the owner of the table",
  async (_, statement) => {
    await testDatabase.record("of a buyer", [paid]);
    const before = await sql`select * from private.payment_facts`;

    await expect(sql.unsafe(statement)).rejects.toMatchObject({
      code: "42501",
      message: "What has happened is not changed: payment_facts is append-only.",
    });

    expect(await sql`select * from private.payment_facts`).toEqual(before);
    expect(before).not.toHaveLength(0);
  },
);

test("a payment with facts can't be removed", async () => {
  await testDatabase.record("of another buyer", [paid]);

  await expect(
    sql`delete from private.payments where session_id = 'of another buyer'`,
  ).rejects.toMatchObject({ code: "23503" });
});

test("deleting an account leaves its order to anyone who has the claim", async () => {
  const account = await testDatabase.account();
  await testDatabase.record("of a deleted account", [paid]);
  await testDatabase.own("of a deleted account", account);

  await sql`delete from auth.users where id = ${account}`;

  expect(await testDatabase.orders("of a deleted account")).toEqual([
    { status: "completed", user_id: null },
  ]);
});
