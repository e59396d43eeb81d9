import { expect, test } from "vitest";
import { settingsProblems } from "./settings-plugin.ts";

const EMBEDDED = { VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "sb_publishable_embedded" };
const HOSTED = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc",
  VITE_MEAL_DB_URL: "https://www.themealdb.com/api/json/v1",
};
const ADMIN_HASH = "600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow=";
const token = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.signature`;

test.each([
  ["the embedded backend", EMBEDDED],
  ["a hosted project", HOSTED],
  ["a hosted project with an older key", { ...HOSTED, VITE_SUPABASE_ANON_KEY: token("anon") }],
  [
    "a hosted project with everything",
    { ...HOSTED, VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_abc", VITE_ADMIN_PASSWORD_HASH: ADMIN_HASH },
  ],
])("the settings of %s are complete", (_, env) => {
  expect(settingsProblems(env)).toEqual([]);
});

test("whoever forgets half of a hosted project is told which half", () => {
  expect(
    settingsProblems({ ...HOSTED, VITE_SUPABASE_ANON_KEY: EMBEDDED.VITE_SUPABASE_ANON_KEY }),
  ).toMatchInlineSnapshot(`
    [
      "VITE_SUPABASE_ANON_KEY is missing: the project's publishable key, which belongs to VITE_SUPABASE_URL.",
    ]
  `);
  expect(settingsProblems({ ...HOSTED, VITE_SUPABASE_URL: "" })).toMatchInlineSnapshot(`
    [
      "VITE_SUPABASE_URL is missing: the project's address, which belongs to VITE_SUPABASE_ANON_KEY.",
    ]
  `);
});

test.each([
  "https://abc.supabase.co/",
  "https://abc.supabase.co/rest/v1",
  "https://abc.supabase.co?x",
  "http://abc.supabase.co",
  "abc.supabase.co",
])("an address to which no path could be added is refused: %s", (address) => {
  expect(settingsProblems({ ...HOSTED, VITE_SUPABASE_URL: address })).toEqual([
    expect.stringContaining("VITE_SUPABASE_URL is no address"),
  ]);
});

test("everything that is wrong is told at once", () => {
  const wrong = {
    VITE_SUPABASE_URL: "abc.supabase.co",
    VITE_STRIPE_PUBLISHABLE_KEY: "price_1",
    VITE_ADMIN_PASSWORD_HASH: "hunter2",
  };
  expect(settingsProblems(wrong)).toHaveLength(5);
});

test.each(
  [
    "sk_live_abc",
    "rk_test_abc",
    "whsec_abc",
    "sb_secret_abc",
    "re_abc",
    token("service_role"),
    "Bearer sk_live_abc",
    "  sk_live_abc",
    '{"anon":"sb_publishable_abc","secret":"sb_secret_abc"}',
    JSON.stringify({ key: token("service_role") }),
    "postgres://user:pw@db.example.com/postgres",
    `sbp_${"0a".repeat(20)}`,
    encodeURIComponent("key=sk_live_abc"),
    btoa('{"key":"whsec_abc"}'),
    "-----BEGIN PRIVATE KEY-----",
    "AKIAIOSFODNN7EXAMPLE",
  ].map((secret) => [secret]),
)("a secret that would be built into the pages is refused: %s", (secret) => {
  expect(settingsProblems({ ...HOSTED, VITE_SOMETHING: secret })).toEqual([
    expect.stringContaining("VITE_SOMETHING holds a secret"),
  ]);
});

test("a refused setting isn't printed", () => {
  expect(
    settingsProblems({ ...HOSTED, VITE_SOMETHING: "Bearer sk_live_abc" }).join(),
  ).not.toContain("sk_live");
});
