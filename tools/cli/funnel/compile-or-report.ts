import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import type { Terminal } from "./terminal/terminal.ts";

/**
 * Compiles a folder's funnel and builds its plan. Prints the errors and returns undefined if it
 * isn't valid.
 */
export function compileOrReport(
  folder: string,
  terminal: Terminal,
): { funnel: Funnel; plan: Plan } | undefined {
  const { files, assets, toPath } = readFolder(folder);
  const funnel = compileFunnel(files, assets);
  if (!Array.isArray(funnel))
    return { funnel, plan: buildPlan(funnel, (image) => `/${image}.svg`) };
  const errors = funnel.map((problem) =>
    diagnosticLine({ ...problem, file: toPath(problem.file) }),
  );
  terminal.error(cliMessages.fixErrorsFirst({ errors: errors.join("\n") }));
  return undefined;
}
