import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder for this test, and the file in it that the stand-in makes. */
export function stateFolder() {
  const folder = mkdtempSync(join(tmpdir(), "stripe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, file: join(folder, "kept", "stripe.json") };
}
