import { describe, expect, test } from "vitest";
import { keys, origin } from "../support/environment.ts";
import { openTestBackend } from "../support/open-test-backend.ts";
import { createNumbers, visitId } from "./numbers.fixtures.ts";

const testBackend = await openTestBackend();
const PASSWORD = "correct horse";

/** The token of a new account with a role, which gets it at its next sign-in. */
async function tokenWith(role?: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const ask = async (path: string) => {
    const response = await fetch(`${origin}/auth/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: "sb_publishable_of_tests" },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return response.json();
  };
  await ask("signup");
  if (role)
    await testBackend.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || ${testBackend.sql.json({ role })} where email = ${email}`;
  return (await ask("token?grant_type=password")).access_token;
}

const read = async (token: string, query = "from=2026-01-01&to=2026-01-31") =>
  testBackend.call(`numbers?${query}`, undefined, {
    method: "GET",
    headers: { authorization: `Bearer ${token}` },
  });

const today = async (): Promise<string> => {
  const [day] = await testBackend.sql`select private.today()::text as today`;
  return `from=${day?.today}&to=${day?.today}`;
};

describe("numbers", () => {
  test.each(["marketer", "admin"])("shows a %s what was counted", async (role) => {
    const { send } = createNumbers(testBackend.sql);
    for (let index = 1; index <= 5; index++)
      await send({ visit: visitId(index) }, `client ${index}`);
    const { status, body } = await read(await tokenWith(role), await today());
    expect(status).toBe(200);
    expect(body.totals.visits).toBe(5);
    expect(body.places).toHaveLength(2);
  });

  test("shows only the server what fewer than five visitors did", async () => {
    const [quiet, busy] = ["2019-02-01", "2019-02-02"];
    await testBackend.sql`
      insert into public.funnel_totals (day, version, arms, source, visits)
      values (${quiet}, 'v1', '', 'jane-doe-mail', 4), (${busy}, 'v1', '', 'direct', 5)`;
    await testBackend.sql`
      insert into public.funnel_day_counts (day, place, entered, left_count, answered)
      values (${quiet}, 'start', 4, 4, 4)`;
    const token = await tokenWith("marketer");
    const ask = async (from: string, to: string) =>
      (await read(token, `from=${from}&to=${to}`)).body;

    expect(await ask(quiet, quiet)).toMatchObject({ totals: null, days: [], places: [] });
    expect(await ask(quiet, busy)).toMatchObject({
      totals: { visits: 9 },
      days: [{ day: busy, visits: 5 }],
      sources: [{ source: "direct" }],
      hidden: { days: 1, sources: 1 },
    });
    expect(await ask(busy, busy)).toMatchObject({ totals: { visits: 5 }, before: null });

    expect(await ask(quiet, `${quiet}&by=source`)).toEqual({});

    const askAsServer = async (to: string) => {
      const init = { method: "GET", headers: { apikey: keys.databaseKey } };
      return (await testBackend.call(`numbers?from=${quiet}&to=${to}`, undefined, init)).body;
    };
    expect(await askAsServer(quiet)).toMatchObject({
      totals: { visits: 4 },
      places: [{ place: "start", entered: 4 }],
    });
    expect(await askAsServer(`${quiet}&by=source`)).toMatchObject({
      "jane-doe-mail": { visits: 4 },
    });
  });

  test.each([undefined, "author", "authenticated"])("refuses the role %s", async (role) => {
    const { status, body } = await read(await tokenWith(role));
    expect(status).toBe(403);
    expect(body).toEqual({ error: "Only marketers read the numbers." });
  });

  test.each(["", "sb_publishable_of_tests", "nonsense", "a.b.c"])(
    "refuses the token %j",
    async (token) => {
      expect((await read(token)).status).toBe(401);
    },
  );

  test.each([
    "",
    "from=2026-01-01",
    "from=2026-01-02&to=2026-01-01",
    "from=2026-02-30&to=2026-03-01",
    "from=2026-01-01&to=2027-03-01",
    "from=yesterday&to=today",
    "from=2026-1-1&to=2026-1-2",
  ])("refuses the days %j", async (query) => {
    expect((await read(await tokenWith("marketer"), query)).status).toBe(400);
  });

  test("has the groups that it's asked for", async () => {
    const { send } = createNumbers(testBackend.sql);
    for (let index = 10; index < 15; index++)
      await send({ visit: visitId(index), arms: { color: "red" } }, `client ${index}`);
    const [day] = await testBackend.sql`select private.today()::text as today`;
    const query = `from=${day?.today}&to=${day?.today}`;
    const token = await tokenWith("marketer");
    const { status, body } = await read(token, `${query}&by=arm`);
    expect(status).toBe(200);
    expect(body["color:red"]).toMatchObject({ visits: 5 });
    expect(body["color:red"].places).toContainEqual(
      expect.objectContaining({ place: "start", entered: 5, left: 5, medianSeconds: 7 }),
    );
    expect((await read(token, `${query}&by=answer`)).status).toBe(400);
  });

  test("opens for the project's secret key, and for no other", async () => {
    const readWith = (apikey: string) =>
      testBackend.call("numbers?from=2020-01-01&to=2026-01-31", undefined, {
        method: "GET",
        headers: { apikey },
      });
    expect(await readWith(keys.databaseKey)).toMatchObject({
      status: 200,
      body: { totals: { visits: 0 } },
    });
    expect((await readWith("")).status).toBe(400);
    expect((await readWith("sb_publishable_of_tests")).status).toBe(400);
  });

  test("can't be changed by the account itself", async () => {
    const token = await tokenWith();
    const response = await fetch(`${origin}/auth/v1/user`, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        apikey: "sb_publishable_of_tests",
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ data: { role: "admin" }, app_metadata: { role: "admin" } }),
    });
    await response.body?.cancel();
    const rows =
      await testBackend.sql`select raw_app_meta_data ->> 'role' as role from auth.users where raw_app_meta_data ->> 'role' = 'admin' and raw_user_meta_data ->> 'role' = 'admin'`;
    expect(rows).toEqual([]);
  });
});
