import { afterAll, expect, test } from "vitest";
import { openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { takeSecurityLog } from "../../support/quiet-console.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const { url } = await freshDatabase();
const api = await openApi({
  databaseUrl: url,
  origin,
  keys: { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" },
  publicKey,
  sendMail: async () => {},
});
afterAll(() => api.close());
const guarded = await guardApi(api, { publicKey, now: Date.now });

const person = { email: "ann@example.com", password: "correct horse" };
const send = async (method: string, path: string, body?: object, token = publicKey) => {
  const headers = {
    apikey: publicKey,
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
  };
  const request = new Request(`${origin}/auth/v1/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await (await guarded.fetch(request, "203.0.113.7")).text();
  return answer.startsWith("{") ? JSON.parse(answer) : undefined;
};

const attempt = (what: string, status: number) => ({
  log: "security",
  event: "auth",
  what,
  status,
});

test("attempts to sign in are logged, whether they work or not, without the person", async () => {
  const { access_token: token, refresh_token } = await send("POST", "signup", person);
  await send("POST", "token?grant_type=password", person);
  await send("POST", "token?grant_type=password", { ...person, password: "wrong" });
  await send("POST", "verify", { type: "recovery", token_hash: "made-up" });
  await send("PUT", "user", { password: "battery staple" }, token);
  await send("POST", "recover", { email: person.email });
  await send("GET", "verify?type=recovery&token=made-up");
  await send("PUT", "user", { password: "a".repeat(73) }, token);
  // No attempts: these need a session.
  await send("GET", "user", undefined, token);
  await send("POST", "token?grant_type=refresh_token", { refresh_token });

  expect(takeSecurityLog()).toEqual([
    attempt("signup", 200),
    attempt("token", 200),
    attempt("token", 400),
    attempt("verify", 403),
    attempt("user", 200),
    attempt("recover", 200),
    attempt("verify", expect.any(Number)),
    attempt("user", 400),
  ]);
});

test("an attempt that a limit refuses is logged, too", async () => {
  for (let guess = 0; guess < 11; guess += 1)
    await send("POST", "token?grant_type=password", {
      ...person,
      email: "bob@example.com",
      password: "wrong",
    });

  expect(takeSecurityLog().at(-1)).toEqual(attempt("token", 429));
});
