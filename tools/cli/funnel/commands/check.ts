import { compileFunnel } from "#compiler/compile.ts";
import type { Diagnostic } from "#compiler/diagnostics/diagnostic.ts";
import { checkMessages, cookbookCheckMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { countDishes, findUncookedPairs } from "#compiler/model/uncooked-pairs.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { findWarnings } from "#compiler/warnings/warnings.ts";
import { type Folder, readFolder } from "#tools/cli/funnel-folder/folder.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";
import { annotation } from "../terminal/annotation.ts";
import { formatDiagnostic } from "../terminal/format-diagnostic.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The output of `--json`. */
interface Report {
  errors: Diagnostic[];
  /** Empty if there are errors: warnings are only looked for in a valid funnel. */
  warnings: Diagnostic[];
}

export const command: Command = {
  summary: checkMessages.summary,
  usage: checkMessages.usage,
  async run(args, terminal) {
    const { strict, json, annotations, uncooked, folder } = parseArguments({
      args,
      options: {
        strict: { type: "boolean" },
        json: { type: "boolean" },
        annotations: { type: "boolean", default: terminal.isInCI },
        uncooked: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    }).values;
    const read = readFolder(folder);
    const compiled = compileFunnel(read.files, read.assets);
    const report = reportOn(compiled, read);
    if (json) terminal.print(JSON.stringify(nameFiles(report, read.toPath), null, 2));
    else printReport(report, read, terminal);
    if (!json && !Array.isArray(compiled))
      terminal.tell(terminal.color.green(validLine(compiled, report, read)));
    if (!json && !Array.isArray(compiled)) tellCookbook(compiled, uncooked ?? false, terminal);
    if (annotations && !json) annotate(nameFiles(report, read.pathInRepository), terminal);
    return report.errors.length > 0 || (strict && report.warnings.length > 0) ? 1 : 0;
  },
};

function reportOn(compiled: Funnel | Diagnostic[], { assets }: Folder): Report {
  return Array.isArray(compiled)
    ? { errors: compiled, warnings: [] }
    : { errors: [], warnings: findWarnings(compiled, assets) };
}

/** Replaces each file with the path that the reader of the report can open. */
function nameFiles({ errors, warnings }: Report, toPath: Folder["toPath"]): Report {
  const nameFile = (problem: Diagnostic) => ({ ...problem, file: toPath(problem.file) });
  return { errors: errors.map(nameFile), warnings: warnings.map(nameFile) };
}

function printReport(
  { errors, warnings }: Report,
  { toPath: pathOf, readText }: Folder,
  terminal: Terminal,
): void {
  const { color, tell } = terminal;
  const list = (problems: Diagnostic[], paint: (text: string) => string, heading: string) => {
    if (problems.length === 0) return;
    tell(`${color.bold(paint(heading))}\n`);
    for (const problem of problems)
      tell(
        formatDiagnostic(
          { ...problem, file: pathOf(problem.file) },
          readText(problem.file),
          paint,
          terminal,
        ),
      );
  };
  list(errors, color.red, checkMessages.errors({ count: errors.length }));
  list(warnings, color.yellow, checkMessages.warnings({ count: warnings.length }));
}

function validLine({ steps }: Funnel, { warnings }: Report, { files }: Folder): string {
  return checkMessages.valid({
    steps: steps.size,
    files: Object.keys(files).length,
    hasWarnings: warnings.length > 0,
  });
}

/** The number of dishes, and those that a kitchen should cook next. */
function tellCookbook(funnel: Funnel, isListed: boolean, { tell }: Terminal): void {
  const dishes = countDishes(funnel);
  if (dishes === 0) return;
  const pairs = findUncookedPairs(funnel);
  tell(cookbookCheckMessages.summary({ dishes, pairs: pairs.length }));
  if (isListed) for (const pair of pairs) tell(`  ${cookbookCheckMessages.uncooked(pair)}`);
}

function annotate({ errors, warnings }: Report, { print }: Terminal): void {
  for (const problem of errors) print(annotation("error", problem));
  for (const problem of warnings) print(annotation("warning", problem));
}
