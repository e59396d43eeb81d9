import { afterEach, describe, expect, test, vi } from "vitest";
import { isAdminHash, settingsPlugin, settingsProblems } from "./settings-plugin.ts";

const EMBEDDED = { VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "sb_publishable_embedded" };
const HOSTED = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc",
  VITE_MEAL_DB_URL: "https://www.themealdb.com/api/json/v1",
};
const ADMIN_HASH = "600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow=";
const token = (role: string) => `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ role }))}.signature`;

describe("settingsProblems", () => {
  test.each([
    ["the embedded backend", EMBEDDED],
    ["a hosted project", HOSTED],
    ["a hosted project with an older key", { ...HOSTED, VITE_SUPABASE_ANON_KEY: token("anon") }],
    [
      "a hosted project with everything",
      {
        ...HOSTED,
        VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
        VITE_ADMIN_PASSWORD_HASH: ADMIN_HASH,
        VITE_MEMBER_APP: "off",
      },
    ],
  ])("accepts complete settings for %s", (_, env) => {
    expect(settingsProblems(env)).toEqual([]);
  });

  test("names the missing half of a hosted project", () => {
    expect(
      settingsProblems({ ...HOSTED, VITE_SUPABASE_ANON_KEY: EMBEDDED.VITE_SUPABASE_ANON_KEY }),
    ).toMatchInlineSnapshot(`
    [
      "VITE_SUPABASE_ANON_KEY is missing. Set it to the publishable key of the project in VITE_SUPABASE_URL.",
    ]
  `);
    expect(settingsProblems({ ...HOSTED, VITE_SUPABASE_URL: "" })).toMatchInlineSnapshot(`
    [
      "VITE_SUPABASE_URL is missing. Set it to the address of the project that VITE_SUPABASE_ANON_KEY belongs to.",
    ]
  `);
  });

  test.each([
    "https://abc.supabase.co/",
    "https://abc.supabase.co/rest/v1",
    "https://abc.supabase.co?x",
    "http://abc.supabase.co",
    "abc.supabase.co",
  ])("refuses an address that no path can be appended to: %s", (address) => {
    expect(settingsProblems({ ...HOSTED, VITE_SUPABASE_URL: address })).toEqual([
      expect.stringContaining("VITE_SUPABASE_URL isn't an address"),
    ]);
  });

  test.each(["https://abc-rr-us-east-1-x1y2z.supabase.co", "https://abc-all.supabase.co"])(
    "refuses an address that answers from read replicas: %s",
    (address) => {
      expect(settingsProblems({ ...HOSTED, VITE_SUPABASE_URL: address })).toEqual([
        expect.stringContaining("VITE_SUPABASE_URL answers from a read replica"),
      ]);
    },
  );

  test("reports everything at once", () => {
    const wrong = {
      VITE_SUPABASE_URL: "abc.supabase.co",
      VITE_STRIPE_PUBLISHABLE_KEY: "price_1",
      VITE_ADMIN_PASSWORD_HASH: "hunter2",
      VITE_MEMBER_APP: "false",
    };
    expect(settingsProblems(wrong)).toHaveLength(6);
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
  )("refuses a secret that would be built into the pages: %s", (secret) => {
    expect(settingsProblems({ ...HOSTED, VITE_SOMETHING: secret })).toEqual([
      expect.stringContaining("VITE_SOMETHING contains a secret"),
    ]);
  });

  test("doesn't print a refused setting", () => {
    expect(
      settingsProblems({ ...HOSTED, VITE_SOMETHING: "Bearer sk_live_abc" }).join(),
    ).not.toContain("sk_live");
  });
});

describe("settingsPlugin", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  // Vite gives the hooks more than they read.
  const call = (hook: unknown, own: object, ...args: object[]) =>
    Reflect.apply(hook as () => void, own, args);

  test.each(["/home/ada/plan #2", "/home/ada/plan?"])("refuses to start in %s", (folder) => {
    vi.spyOn(process, "cwd").mockReturnValue(folder);
    const { config } = settingsPlugin();
    expect(() => call(config, {}, {}, { mode: "test", command: "serve" })).toThrow(
      `in a folder with # or ? in its name. Rename or move ${folder}.`,
    );
  });

  test.each([
    [EMBEDDED, 1],
    [HOSTED, 0],
  ])("says at the end of a build with %o where no one can buy", (env, lines) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const { config, closeBundle } = settingsPlugin();
    call(config, {}, {}, { mode: "test", command: "build" });
    for (const name of ["client", "ssr"]) call(closeBundle, { environment: { name } });
    expect(log.mock.calls.filter(([line]) => line.includes("no one can buy"))).toHaveLength(lines);
  });
});

const bytes = (count: number) => Buffer.alloc(count, 7).toString("base64");

describe("isAdminHash", () => {
  test("accepts the output of the command", () => {
    expect(
      isAdminHash("600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow="),
    ).toBe(true);
  });

  test.each([
    ["a password", "hunter2"],
    ["a password with two dots", "my.secret.password"],
    ["words in the right places", "600000.salt.hash"],
    ["too few iterations", `1000.${bytes(16)}.${bytes(32)}`],
    ["too many iterations", `90000000.${bytes(16)}.${bytes(32)}`],
    ["iterations that are no number", `6e5.${bytes(16)}.${bytes(32)}`],
    ["a short salt", `600000.${bytes(8)}.${bytes(32)}`],
    ["a short hash", `600000.${bytes(16)}.${bytes(16)}`],
    ["a long hash", `600000.${bytes(16)}.${bytes(64)}`],
    ["Base64 without its padding", `600000.${bytes(16)}.${bytes(32).replace("=", "")}`],
    ["a fourth part", `600000.${bytes(16)}.${bytes(32)}.more`],
    ["a space before it", ` 600000.${bytes(16)}.${bytes(32)}`],
    ["a line break behind it", `600000.${bytes(16)}.${bytes(32)}\n`],
  ])("refuses %s", (_, text) => {
    expect(isAdminHash(text)).toBe(false);
  });
});
