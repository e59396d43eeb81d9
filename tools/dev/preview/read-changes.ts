import { parts } from "#compiler/diff/change.ts";
import { changesSince } from "#tools/cli/funnel-folder/changes-since.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { PreviewChanges } from "#tools/dev/preview/pages/preview-data.ts";

/** The differences of a folder's funnel since the last commit, by part. */
export async function readChanges(folder: string): Promise<PreviewChanges> {
  try {
    const { notes, changes } = changesSince({ ref: "HEAD" }, folder);
    const byPart = Object.entries(parts).map(([part, heading]) => ({
      heading,
      changes: changes.filter((change) => change.part === part),
    }));
    return { notes, parts: byPart.filter((part) => part.changes.length > 0) };
  } catch (error) {
    if (error instanceof UsageError) return { reason: error.message };
    throw error;
  }
}
