import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { grantRole } from "./grant-role.ts";

const [argv, exitCode] = [process.argv, process.exitCode];
const called: string[] = [];
const said: string[] = [];

beforeEach(() => {
  called.length = 0;
  said.length = 0;
  vi.stubEnv("NUMBERS_FROM", "https://project.example");
  vi.stubEnv("SUPABASE_SECRET_KEY", "sb_secret_of_tests");
  vi.stubGlobal("fetch", async (url: string) => {
    called.push(String(url).split("/").at(-1) ?? "");
    return Response.json("2026-11-12T08:30:00Z");
  });
  for (const level of ["log", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void said.push(line));
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function grant(...words: string[]) {
  process.argv = ["node", "script", ...words];
  await grantRole({ task: "numbers:grant", rpc: "grant_numbers", page: "/numbers" });
}

test("an account that no one vouched for gets no role", async () => {
  await grant("ann@example.com");
  expect(called).toEqual(["account_since"]);
  expect(said[0]).toContain("has had an account since 12 November 2026");
  expect(said[1]).toBe("Nothing was changed. If you're sure, say so with --yes.");
  expect(process.exitCode).toBe(1);
});

test("--yes vouches for it, and --revoke needs no one", async () => {
  await grant("ann@example.com", "--yes");
  await grant("ann@example.com", "--revoke");
  expect(called).toEqual(["account_since", "grant_numbers", "account_since", "grant_numbers"]);
});
