import { createClient } from "@supabase/supabase-js";
import { afterAll } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { freshDatabase } from "../support/database.ts";
import { wrapDatabase } from "../support/wrap-database.ts";

export const origin = "http://shop.test";
export const publicKey = "sb_publishable_of_tests";
export const databaseKey = "sb_secret_of_tests";

/** The database behind its API, and browsers that call it. Closes when the tests are over. */
export async function openRest() {
  const { sql, url } = await freshDatabase();
  const testDatabase = wrapDatabase(sql);

  const api = await openApi({
    databaseUrl: url,
    origin,
    keys: { jwtSecret: "a secret of tests", databaseKey },
    publicKey,
    sendMail: async () => {},
  });

  afterAll(() => api.close());

  /** A separate browser with a separate token. */
  const browser = (key = publicKey, headers: Record<string, string> = {}) =>
    createClient(origin, key, {
      global: { headers, fetch: (input, init) => api.fetch(new Request(input, init)) },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      realtime: { transport: class {} as unknown as typeof WebSocket },
    });

  async function member(name: string) {
    const client = browser();
    const { data } = await client.auth.signUp({
      email: `${name}@example.com`,
      password: "correct horse",
    });
    return { client, id: data.user!.id };
  }

  return { api, shop: testDatabase, browser, member };
}
