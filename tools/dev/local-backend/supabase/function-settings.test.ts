import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { functionSettings } from "./function-settings.ts";
import { readKeys } from "./keys.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
const given = functionSettings("http://localhost:5173", readKeys(folder));
rmSync(folder, { recursive: true });

beforeEach(() => {
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

/** Loaded late, because the module reads its environment when it's loaded. */
const settings = async () =>
  (await import("../../../../supabase/functions/_shared/settings.ts")).settings();

describe("function settings", () => {
  test("include everything that the functions need", async () => {
    expect((await settings()).CLAIM_SECRET).toBe(given.CLAIM_SECRET);
  });

  test.each(["CLAIM_SECRET", "SWEEP_SECRET", "STRIPE_WEBHOOK_SECRET"])(
    "never accept the text undefined for %s",
    async (name) => {
      vi.stubEnv(name, "undefined");
      await expect(settings()).rejects.toThrow(`Not set: ${name}.`);
    },
  );
});
