import { parts } from "#funnel/diff/change.ts";
import type { PreviewChange, PreviewChanges } from "#preview/preview-data.ts";
import { Misuse } from "../funnel/command.ts";
import { command as diff } from "../funnel/diff.ts";
import { listeningTerminal } from "../funnel/listening-terminal.ts";

/** What `npm run funnel -- diff` tells of a folder: what is different from the last commit. */
export async function changesOf(folder: string): Promise<PreviewChanges> {
  const { terminal, printed } = listeningTerminal();
  try {
    await diff.run(["--json", "--folder", folder], terminal);
  } catch (error) {
    if (error instanceof Misuse) return { reason: error.message };
    throw error;
  }
  const {
    notes,
    changes,
  }: { notes: string[]; changes: (PreviewChange & { part: keyof typeof parts })[] } = JSON.parse(
    printed.join("\n"),
  );
  const told = Object.entries(parts).map(([part, heading]) => ({
    heading,
    changes: changes.filter((change) => change.part === part),
  }));
  return { notes, parts: told.filter((part) => part.changes.length > 0) };
}
