import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { findHostedProblems } from "./hosted-settings.ts";

const wanted = Object.keys(parseEnv(readFileSync(".env.example", "utf8")));
const COMPLETE = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_ANON_KEY: "sb_publishable_abc",
  VITE_MEAL_DB_URL: "https://www.themealdb.com/api/json/v1",
  VITE_MEAL_DB_KEY: "1",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  SITE_URL: "https://plan.example",
  CLAIM_SECRET: "c".repeat(32),
  SWEEP_SECRET: "s".repeat(32),
  MAIL_API_KEY: "re_abc",
  MAIL_FROM: "Plan <plan@plan.example>",
  SUPABASE_SECRET_KEY: "sb_secret_abc",
};

const ADMIN_HASH = "600000.jn/5iEf0kLk/89H7f/8X0w==.lkp8jEFiWAOuc7BDn4GP6fJgQ8sxE5tzX3kGQ+/f2ow=";

describe("findHostedProblems", () => {
  test("accepts complete settings, with or without the optional ones", () => {
    expect(findHostedProblems(wanted, COMPLETE)).toEqual([]);
    expect(
      findHostedProblems(wanted, {
        ...COMPLETE,
        VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_abc",
        VITE_ADMIN_PASSWORD_HASH: ADMIN_HASH,
      }),
    ).toEqual([]);
    expect(
      findHostedProblems(wanted, { ...COMPLETE, CLIENT_ADDRESS_HEADER: "x-forwarded-for" }),
    ).toEqual([]);
    expect(
      findHostedProblems(wanted, { ...COMPLETE, OPERATOR_EMAIL: "a@plan.example, b@plan.example" }),
    ).toEqual([]);
  });

  test("accepts an ad network's settings as a pair alone", () => {
    const pixel = { META_PIXEL_ID: "1" };
    expect(findHostedProblems(wanted, { ...COMPLETE, ...pixel })).toEqual([
      "META_ACCESS_TOKEN is missing. META_PIXEL_ID and META_ACCESS_TOKEN work only together.",
    ]);
    expect(findHostedProblems(wanted, { ...COMPLETE, ...pixel, META_ACCESS_TOKEN: "a" })).toEqual(
      [],
    );
    expect(
      findHostedProblems(wanted, {
        ...COMPLETE,
        EVENTS_URL: "https://user:password@clickhouse.example:8443/funnel",
      }),
    ).toEqual([]);
  });

  test("accepts reminders on or off, and nothing in between", () => {
    const problems = (RECOVERY_MAILS: string) =>
      findHostedProblems(wanted, { ...COMPLETE, RECOVERY_MAILS });
    expect([problems("on"), problems("off")]).toEqual([[], []]);
    expect(problems("true")).toEqual([
      "RECOVERY_MAILS is neither on nor off. Only on sends mails with a link to finish a purchase.",
    ]);
  });

  test("reports everything that is missing when nothing is filled in", () => {
    expect(findHostedProblems(wanted, {}).toSorted()).toEqual(
      Object.keys(COMPLETE)
        .map((name) => `${name} is missing.`)
        .toSorted(),
    );
  });

  test.each(Object.keys(COMPLETE))("reports a missing %s exactly once", (name) => {
    const errors = findHostedProblems(wanted, { ...COMPLETE, [name]: "" }).filter((error) =>
      error.startsWith(name),
    );

    expect(errors).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, string]>([
    ["the slash", { SITE_URL: "https://plan.example/" }, "SITE_URL isn't the address of a site"],
    ["the path", { SITE_URL: "https://plan.example/shop" }, "SITE_URL isn't the address of a site"],
    ["the protocol", { SITE_URL: "plan.example" }, "SITE_URL isn't the address of a site"],
    [
      "a site that anybody can listen to",
      { SITE_URL: "http://plan.example" },
      "SITE_URL isn't the address of a site",
    ],
    [
      "the wrong one of two keys",
      { STRIPE_SECRET_KEY: "pk_live_abc" },
      "STRIPE_SECRET_KEY isn't a secret key",
    ],
    [
      "the webhook's id",
      { STRIPE_WEBHOOK_SECRET: "we_abc" },
      "STRIPE_WEBHOOK_SECRET isn't a signing secret",
    ],
    [
      "keys of two modes",
      { VITE_STRIPE_PUBLISHABLE_KEY: "pk_test_abc" },
      "STRIPE_SECRET_KEY and VITE_STRIPE_PUBLISHABLE_KEY are from different modes",
    ],
    [
      "two headers for an address",
      { CLIENT_ADDRESS_HEADER: "x-real-ip, x-forwarded-for" },
      "CLIENT_ADDRESS_HEADER must be the name of one header",
    ],
    [
      "an operator without an address",
      { OPERATOR_EMAIL: "a@plan.example; b@plan.example" },
      "OPERATOR_EMAIL isn't an email address",
    ],
    [
      "an open way to ClickHouse",
      { EVENTS_URL: "http://user:password@clickhouse.example:8123/funnel" },
      "EVENTS_URL isn't the address of ClickHouse",
    ],
    [
      "ClickHouse without a database",
      { EVENTS_URL: "https://user:password@clickhouse.example:8443" },
      "EVENTS_URL isn't the address of ClickHouse",
    ],
    ["a secret that can be guessed", { SWEEP_SECRET: "secret" }, "SWEEP_SECRET is too short"],
  ])("reports %s", (_, wrong, error) => {
    expect(findHostedProblems(wanted, { ...COMPLETE, ...wrong })).toEqual([
      expect.stringContaining(error),
    ]);
  });
});
