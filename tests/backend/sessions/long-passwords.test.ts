import { afterAll, describe, expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const { url } = await freshDatabase();
const keys = { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" };
const api = await openApi({
  databaseUrl: url,
  origin,
  keys,
  publicKey,
  sendMail: async () => {},
});
afterAll(() => api.close());
const guarded = await guardApi(api, { publicKey, now: Date.now });

async function ask(method: string, path: string, body: object, token = publicKey) {
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const response = await guarded.fetch(
    new Request(`${origin}/auth/v1/${path}`, { method, headers, body: JSON.stringify(body) }),
    "203.0.113.7",
  );
  return { status: response.status, body: await response.json() };
}

const signUp = (password: string) =>
  ask("POST", "signup", { email: `${crypto.randomUUID()}@example.com`, password });

const refusal = {
  status: 400,
  body: {
    error_code: "validation_failed",
    msg: "Password cannot be longer than 72 characters",
  },
};

/** The hash of a password ignores what comes after 72 bytes. */
describe("the embedded auth service", () => {
  test.each(["x".repeat(72), "é".repeat(36), "🥩".repeat(18)])(
    "accepts a password of 72 bytes: %s",
    async (password) => {
      const { status, body } = await signUp(password);
      expect(status).toBe(200);
      const { status: changed } = await ask(
        "PUT",
        "user",
        { password: password.replace(/^./u, "1") },
        body.access_token,
      );
      expect(changed).toBe(200);
    },
  );

  test.each(["x".repeat(73), `x${"é".repeat(36)}`, `x${"🥩".repeat(18)}`])(
    "refuses a longer one for a new account and for an old one: %s",
    async (password) => {
      expect(await signUp(password)).toMatchObject(refusal);
      const { body } = await signUp("correct horse");
      expect(await ask("PUT", "user", { password }, body.access_token)).toMatchObject(refusal);
      const { status } = await ask("PUT", "user", { data: { name: "Ada" } }, body.access_token);
      expect(status, "other changes").toBe(200);
    },
  );

  test("still opens an account that got a longer one before", async () => {
    const person = { email: "before@example.com", password: "é".repeat(40) };
    const headers = { apikey: publicKey, "content-type": "application/json" };
    const body = JSON.stringify(person);
    await api.fetch(new Request(`${origin}/auth/v1/signup`, { method: "POST", headers, body }));

    expect((await ask("POST", "token?grant_type=password", person)).status).toBe(200);
  });
});
