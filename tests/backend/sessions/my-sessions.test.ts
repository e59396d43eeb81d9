import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const { sql, url } = await freshDatabase();
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" },
  publicKey,
  sendMail: async () => {},
});
afterAll(() => api.close());

interface OwnSession {
  id: string;
  began_at: string;
  used_at: string;
  browser: string | null;
  address: string | null;
  is_this: boolean;
}

/** A browser that names itself. */
const openBrowser = (name: string) =>
  createClient(origin, publicKey, {
    global: {
      headers: { "user-agent": name },
      fetch: (input, init) => api.fetch(new Request(input, init)),
    },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });
type Browser = ReturnType<typeof openBrowser>;

/** A member with a phone, which signed up, and a laptop. */
async function member(name: string) {
  const person = { email: `${name}@example.com`, password: "correct horse" };
  const [phone, laptop] = [openBrowser("a phone"), openBrowser("a laptop")];
  await phone.auth.signUp(person);
  await laptop.auth.signInWithPassword(person);
  return { phone, laptop };
}

const listSessions = async (browser: Browser): Promise<OwnSession[]> =>
  (await browser.rpc("my_sessions")).data;

const listNames = async (browser: Browser) =>
  (await listSessions(browser)).map(
    ({ browser, is_this }) => `${browser}${is_this ? ", this" : ""}`,
  );

const end = (browser: Browser, sessions: OwnSession[]) =>
  browser.rpc("end_my_sessions", { session_ids: sessions.map(({ id }) => id) });

describe("my_sessions", () => {
  test("lists the browsers of the account that asks, and no others", async () => {
    const ann = await member("ann");
    await member("bob");

    expect(await listNames(ann.phone)).toEqual(["a laptop", "a phone, this"]);
    expect(await listNames(ann.laptop)).toEqual(["a laptop, this", "a phone"]);
  });

  test("has the browser that was used last at the top", async () => {
    const cat = await member("cat");
    await cat.phone.auth.refreshSession();

    const [first, second] = await listSessions(cat.laptop);

    expect(first).toMatchObject({ browser: "a phone", is_this: false });
    expect(Date.parse(first!.used_at)).toBeGreaterThanOrEqual(Date.parse(second!.used_at));
    expect(second?.used_at, "never renewed").toBe(second?.began_at);
  });

  test("leaves out a session that has ended, and refuses one that asks", async () => {
    const dot = await member("dot");
    await dot.phone.auth.signOut({ scope: "local" });

    expect(await listNames(dot.laptop)).toEqual(["a laptop, this"]);
    const [{ id }] = (await listSessions(dot.laptop)) as [OwnSession];
    await sql`update auth.sessions set not_after = now() where id = ${id}`;
    expect((await dot.laptop.rpc("my_sessions")).error?.code).toBe("PT401");
  });

  test("has the address, if the auth service knows it", async () => {
    const { phone, laptop } = await member("ida");
    await sql`update auth.sessions set ip = '203.0.113.7' where user_agent = 'a phone'`;

    expect((await listSessions(laptop)).map(({ address }) => address).toSorted()).toEqual([
      "203.0.113.7",
      null,
    ]);
    await phone.auth.signOut({ scope: "local" });
  });
});

describe("end_my_sessions", () => {
  test("ends a session, with its access token and its refresh token", async () => {
    const { phone, laptop } = await member("eve");
    const lost = (await listSessions(phone)).filter(({ is_this }) => !is_this);

    expect((await end(phone, lost)).error).toBeNull();

    expect((await laptop.rpc("my_sessions")).error?.code).toBe("PT401");
    expect((await laptop.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect(await listNames(phone)).toEqual(["a phone, this"]);
  });

  test("skips sessions of other accounts, and those that have ended", async () => {
    const [fay, gus] = [await member("fay"), await member("gus")];
    const gone: OwnSession = { ...(await listSessions(fay.phone))[0]!, id: crypto.randomUUID() };

    expect((await end(fay.phone, [gone, ...(await listSessions(gus.phone))])).error).toBeNull();

    expect(await listNames(gus.phone)).toHaveLength(2);
    expect(await listNames(fay.phone)).toHaveLength(2);
  });

  test("needs a password that was typed in the last ten minutes", async () => {
    const { phone, laptop } = await member("hal");
    const all = await listSessions(phone);
    await sql`update auth.sessions set created_at = now() - interval '10 minutes' where id = ${all.find(({ is_this }) => is_this)!.id}`;

    expect((await end(phone, all)).error?.code).toBe("PT403");
    expect(await listNames(laptop)).toHaveLength(2);
  });
});
