import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { readFolder } from "./folder.ts";
import type { Terminal } from "./terminal.ts";

/** The funnel of a folder with its plan; undefined where it has problems, which are then told. */
export function compiledFolder(
  folder: string,
  terminal: Terminal,
): { funnel: Funnel; plan: Plan } | undefined {
  const { files, assets, pathOf } = readFolder(folder);
  const funnel = compileFunnel(files, assets);
  if (!Array.isArray(funnel)) return { funnel, plan: planOf(funnel, (image) => `/${image}.svg`) };
  terminal.error(
    `${funnel.map((problem) => problemLine({ ...problem, file: pathOf(problem.file) })).join("\n")}\n\nThe funnel has to be sound first: npm run funnel -- check says more.`,
  );
  return undefined;
}
