import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Mail, openApi } from "#tools/dev/local-backend/supabase/api.ts";
import { guardApi } from "#tools/dev/local-backend/supabase/guard-api.ts";
import { freshDatabase } from "../support/database.ts";

const origin = "http://shop.test";
const publicKey = "sb_publishable_of_tests";
const mails: Mail[] = [];
const { url } = await freshDatabase();
const keys = { jwtSecret: "a secret of tests", databaseKey: "sb_secret_of_tests" };
const api = await openApi({
  databaseUrl: url,
  origin,
  keys,
  publicKey,
  sendMail: async (mail) => void mails.push(mail),
});
afterAll(() => api.close());

// The copy that the auth service uses, named by a variable because it isn't one of our packages.
const HASHES = "bcryptjs";
const {
  default: hashes,
}: { default: { compare(password: string, hash: string): Promise<boolean> } } = await import(
  HASHES
);
const compare = vi.spyOn(hashes, "compare");

let now = Date.UTC(2026, 10, 22);
const guarded = await guardApi(api, { publicKey, now: () => now });

beforeEach(() => {
  now += 24 * 60 * 60_000;
  compare.mockClear();
});

async function post(path: string, body: object, client = "203.0.113.7") {
  const headers = { apikey: publicKey, "Content-Type": "application/json" };
  const response = await guarded.fetch(
    new Request(`${origin}/auth/v1/${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    }),
    client,
  );
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const signIn = (email: string, password: string, client?: string) =>
  post("token?grant_type=password", { email, password }, client);
const password = "correct horse";
const person = (name: string) => ({ email: `${name}@example.com`, password });

function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("limits in front of the auth service", () => {
  test("compares 10 of 60 passwords tried at once", async () => {
    await post("signup", person("ada"));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => signIn("ada@example.com", `guess ${guess}`)),
    );

    expect(tally(answers)).toEqual({ 400: 10, 429: 50 });
    expect(compare).toHaveBeenCalledTimes(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      code: 429,
      error_code: "over_request_rate_limit",
      msg: "Request rate limit reached",
    });
    expect(Number(refused?.headers.get("retry-after"))).toBe(15 * 60);
    expect(
      (await signIn("ada@example.com", password)).status,
      "the right password too, from there",
    ).toBe(429);
    expect(
      (await signIn("ada@example.com", password, "198.51.100.1")).status,
      "the owner from another address",
    ).toBe(200);
  });

  test("checks 10 of 200 codes for a new password", async () => {
    await post("signup", person("bob"));
    await post("recover", { email: "bob@example.com" });
    const answers = [];
    for (let guess = 0; guess < 200; guess += 1)
      answers.push(
        await post("verify", { email: "bob@example.com", token: String(guess), type: "recovery" }),
      );

    expect(tally(answers)).toEqual({ 403: 10, 429: 190 });
  });

  test("limits the codes in links too", async () => {
    const headers = { apikey: publicKey };
    const ask = (guess: number) =>
      guarded.fetch(
        new Request(`${origin}/auth/v1/verify?type=recovery&token=${guess}`, {
          headers,
          redirect: "manual",
        }),
        "here",
      );
    const answers = [];
    for (let guess = 0; guess < 200; guess += 1) answers.push(await ask(guess));

    expect(tally(answers)).toEqual({ 303: 10, 429: 190 });
  });

  test("lets 100 people sign up and sign in from one address", { tags: ["long"] }, async () => {
    for (let at = 0; at < 100; at += 1) {
      expect((await post("signup", person(`colleague-${at}`))).status).toBe(200);
      expect((await signIn(`colleague-${at}@example.com`, password)).status).toBe(200);
    }
  });

  test("limits requests that check who has an account", async () => {
    await post("signup", person("taken"), "elsewhere");
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => post("signup", person("taken"))),
    );
    expect(tally(answers)).toEqual({ 422: 10, 429: 50 });
  });

  test("sends an address five emails in 15 minutes, whether it has an account or not", async () => {
    await post("signup", person("cat"));
    mails.length = 0;
    for (const name of ["cat", "nobody"]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => post("recover", { email: `${name}@example.com` })),
      );
      expect(tally(answers)).toEqual({ 200: 5, 429: 15 });
    }
    expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 5 }, () => "cat@example.com"));
  });

  test("compares one hash per sign-in, for known and unknown addresses, and gives the same answer", async () => {
    await post("signup", person("dan"));
    const known = await signIn("dan@example.com", "wrong");
    expect(compare).toHaveBeenCalledTimes(1);

    const unknown = await signIn("no-dan@example.com", "wrong");
    expect(compare).toHaveBeenCalledTimes(2);
    const [[, hash], [, decoy]] = compare.mock.calls as [[string, string], [string, string]];
    expect(decoy.slice(0, 7), "at the same cost").toBe(hash.slice(0, 7));
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });
});
