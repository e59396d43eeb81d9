import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { copyProject } from "#tools/test-env/copy-project.ts";
import { writeFunnel } from "./funnel-in-folder.ts";

/** Does something with a copy of the project that has another funnel, and removes it afterwards. */
export async function inProjectWith<T>(
  files: FunnelFiles,
  act: (copy: string) => T | Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(join(tmpdir(), "bench-project-"));
  try {
    copyProject(copy);
    rmSync(join(copy, "funnel", "steps"), { recursive: true });
    writeFunnel(join(copy, "funnel"), files);
    return await act(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}
