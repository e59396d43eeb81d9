import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, test } from "vitest";
import { type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const mails: Mail[] = [];
const { sql, url } = await freshDatabase();
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" },
  publicKey,
  sendMail: async (mail) => void mails.push(mail),
});
afterAll(() => api.close());
const guarded = await guardApi(api, { publicKey, now: Date.now });

const openBrowser = () =>
  createClient(origin, publicKey, {
    global: { fetch: (input, init) => guarded.fetch(new Request(input, init), "203.0.113.7") },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: class {} as unknown as typeof WebSocket },
  });

/** A browser with a session that began so long ago. */
async function signUpBefore(email: string, ago: string) {
  const browser = openBrowser();
  const { data } = await browser.auth.signUp({ email, password: "correct horse" });
  await sql`update auth.sessions set created_at = now() - ${ago}::interval where user_id = ${data.user!.id}`;
  return browser;
}

const change = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.auth.updateUser({ password: "battery staple" })).error?.code;

describe("setting a password", () => {
  test("works in a session of the last 24 hours", async () => {
    expect(await change(await signUpBefore("recent@example.com", "23 hours 59 minutes"))).toBe(
      undefined,
    );
  });

  test("is refused in an older session, which stays open for everything else", async () => {
    const browser = await signUpBefore("old@example.com", "24 hours 1 minute");

    expect(await change(browser)).toBe("reauthentication_needed");

    expect((await browser.auth.updateUser({ data: { name: "Ada" } })).error).toBeNull();
    const again = { email: "old@example.com", password: "correct horse" };
    expect((await openBrowser().auth.signInWithPassword(again)).error).toBeNull();
  });

  test("works with a link from an email while an older session is open", async () => {
    await signUpBefore("linked@example.com", "30 days");
    const browser = openBrowser();
    await browser.auth.resetPasswordForEmail("linked@example.com");
    const [, token_hash = ""] = /token_hash=([0-9a-f]+)/.exec(mails.at(-1)?.html ?? "") ?? [];
    await browser.auth.verifyOtp({ token_hash, type: "recovery" });

    expect(await change(browser)).toBe(undefined);
  });
});
