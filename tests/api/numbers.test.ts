import { describe, expect, test } from "vitest";
import { numbersIn, visitId } from "../database/numbers.fixtures.ts";
import { keys, origin } from "./environment.ts";
import { openShop } from "./open-shop.ts";

const shop = await openShop();
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
    await shop.sql`update auth.users set raw_app_meta_data = raw_app_meta_data || ${shop.sql.json({ role })} where email = ${email}`;
  return (await ask("token?grant_type=password")).access_token;
}

const read = async (token: string, query = "from=2026-01-01&to=2026-01-31") =>
  shop.call(`numbers?${query}`, undefined, {
    method: "GET",
    headers: { authorization: `Bearer ${token}` },
  });

describe("numbers", () => {
  test.each(["marketer", "admin"])("shows a %s what was counted", async (role) => {
    const { send } = numbersIn(shop.sql);
    await send({ visit: visitId(1) });
    const [day] = await shop.sql`select private.today()::text as today`;
    const { status, body } = await read(
      await tokenWith(role),
      `from=${day?.today}&to=${day?.today}`,
    );
    expect(status).toBe(200);
    expect(body.totals.visits).toBe(1);
    expect(body.places).toHaveLength(2);
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
    const { send } = numbersIn(shop.sql);
    for (let index = 10; index < 15; index++)
      await send({ visit: visitId(index), arms: { color: "red" } }, `client ${index}`);
    const [day] = await shop.sql`select private.today()::text as today`;
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
      shop.call("numbers?from=2020-01-01&to=2026-01-31", undefined, {
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
      await shop.sql`select raw_app_meta_data ->> 'role' as role from auth.users where raw_app_meta_data ->> 'role' = 'admin' and raw_user_meta_data ->> 'role' = 'admin'`;
    expect(rows).toEqual([]);
  });
});
