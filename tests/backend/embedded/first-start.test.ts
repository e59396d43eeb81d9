// @module-tag long
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readMigrations } from "#tools/dev/local-backend/database/migrations.ts";

const home = mkdtempSync(join(tmpdir(), "first-start-"));
const folder = join(home, "data");
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe("first start", () => {
  // One folder: each start gets one step further than the one before, and finds what that one left.
  test("starts again after a kill at any step", async () => {
    for (const step of [
      "after writeFileSync lock",
      "before renameSync keys.json.new",
      "after openSync database.new/PG_VERSION",
      "before renameSync database.new",
      "after renameSync database.new",
    ]) {
      expect(await start(step), step).toEqual({ signal: "SIGKILL", printed: "" });
    }
    expect(await start()).toEqual({ signal: null, printed: String(readMigrations().length) });
    expect(readdirSync(folder)).toEqual(["database", "keys.json"]);
    // Six starts, on a machine that is busy with other things.
  }, 300_000);
});

function start(killAt?: string): Promise<{ signal: string | null; printed: string }> {
  const script = join(import.meta.dirname, "first-start.ts");
  // "after openSync lock" → "after openSync /tmp/…/data/lock"
  const args = [folder, ...(killAt ? [killAt.replace(/ (?=\S+$)/, ` ${folder}/`)] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", script, ...args], (error, printed) =>
      resolve({ signal: error?.signal ?? null, printed }),
    );
  });
}
