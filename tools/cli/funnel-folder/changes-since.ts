import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import type { Diagnostic } from "#compiler/diagnostics/diagnostic.ts";
import type { Change } from "#compiler/diff/change.ts";
import { compareFunnels } from "#compiler/diff/difference.ts";
import { writtenFunnel } from "#compiler/diff/written.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { findResumePoints } from "#compiler/simulation/resume-points.ts";
import { checkFolder } from "./folder.ts";
import { readAssets, readFunnelFolder } from "./funnel-folder.ts";
import { type Committed, funnelAt } from "./git-funnel.ts";

interface Changes {
  /** The name of the older version. */
  since: string;
  /** One for each version with errors. */
  notes: string[];
  changes: Change[];
}

/**
 * The changes in a funnel since a commit, or compared with another folder. Throws `UsageError` if a
 * folder, the commit, or its funnel doesn't exist.
 */
export function changesSince(older: { ref: string } | { folder: string }, folder: string): Changes {
  const since = "ref" in older ? older.ref : older.folder;
  checkFolder(folder);
  if ("folder" in older) checkFolder(older.folder);
  const before = "ref" in older ? funnelAt(older.ref, folder) : folderAt(older.folder);
  const after = folderAt(folder);
  const compiled = [before, after].map(({ files, images }) =>
    compileFunnel(files, { ...readAssets(folder), images }),
  );
  const [oldPlan, newPlan] = compiled.map((funnel) =>
    Array.isArray(funnel) ? undefined : buildPlan(funnel, (image) => image),
  );
  const changes = [
    ...compareFunnels(
      writtenFunnel(before.files),
      writtenFunnel(after.files),
      (step) => oldPlan && newPlan && findResumePoints(step, oldPlan, newPlan),
    ),
    ...pictureChanges(before, after),
  ];
  const notes = [`The version ${since}`, "The current funnel"].flatMap((which, index) =>
    noteErrors(which, compiled[index] ?? []),
  );
  return { since, notes, changes };
}

function folderAt(folder: string): Committed {
  return { files: readFunnelFolder(folder), images: readAssets(folder).images };
}

/** A note about each version with errors. It's still compared, as far as it can be read. */
function noteErrors(which: string, compiled: Funnel | Diagnostic[]): string[] {
  if (!Array.isArray(compiled)) return [];
  return [
    `${which} has ${compiled.length === 1 ? "1 error" : `${compiled.length} errors`}, so it's only compared as far as it can be read.`,
  ];
}

function pictureChanges(before: Committed, after: Committed): Change[] {
  const [old, now] = [before.images, after.images];
  const change = (name: string, kind: string, sentence: string): Change => ({
    part: "pictures",
    kind,
    subject: name,
    sentence,
  });
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((name) => {
    if (!(name in old)) return [change(name, "picture-added", `The picture "${name}" was added.`)];
    if (!(name in now))
      return [change(name, "picture-removed", `The picture "${name}" was removed.`)];
    return old[name] === now[name]
      ? []
      : [change(name, "picture-changed", `The picture "${name}" was changed.`)];
  });
}
