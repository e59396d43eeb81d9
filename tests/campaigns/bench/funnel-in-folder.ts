import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets } from "#compiler/small-funnel.fixtures.ts";

/** Does something with a funnel on disk, which is removed afterwards. */
export function inFolder<T>(files: FunnelFiles, act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "funnel-"));
  try {
    writeFunnel(folder, files);
    return act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function writeFunnel(folder: string, files: FunnelFiles): void {
  const images = Object.entries(smallAssets.images).map(
    ([name, svg]) => [`images/${name}.svg`, svg] as const,
  );
  for (const [file, text] of [...Object.entries(files), ...images]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
