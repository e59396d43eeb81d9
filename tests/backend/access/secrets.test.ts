import { expect, test } from "vitest";
import { hasSweepSecret, sameSecret } from "../../../supabase/functions/_shared/secrets.ts";
import { keys, origin } from "../support/environment.ts";

test("two secrets are the same only if they are equal", async () => {
  expect(await sameSecret("a secret", "a secret")).toBe(true);
  for (const other of ["a secre", "a secret ", "A secret", ""])
    expect(await sameSecret("a secret", other)).toBe(false);
});

test.each<[string, string | undefined, boolean]>([
  ["the secret", `Bearer ${keys.sweepSecret}`, true],
  ["another one", "Bearer nobody's", false],
  ["the secret within another one", `Bearer Bearer ${keys.sweepSecret}`, false],
  ["the secret behind another word", `Basic Bearer ${keys.sweepSecret}`, false],
  ["none", undefined, false],
])("only a request with the secret may start the sweep: %s", async (_, authorization, expected) => {
  const headers = new Headers(authorization === undefined ? {} : { authorization });
  expect(await hasSweepSecret(new Request(origin, { headers }))).toBe(expected);
});
