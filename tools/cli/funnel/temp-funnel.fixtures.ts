import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";

/** A temporary folder with the small funnel and these changes. It's deleted after the test. */
export function tempFunnel(...changes: Parameters<typeof smallFunnel>): string {
  const folder = mkdtempSync(join(tmpdir(), "funnel-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const images = Object.entries(smallAssets.images).map(
    ([name, svg]) => [`images/${name}.svg`, svg] as const,
  );
  for (const [file, text] of [...Object.entries(smallFunnel(...changes)), ...images]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
