import { parseArgs } from "node:util";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Problem } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { warningsOf } from "#funnel/warnings.ts";
import { annotation } from "./annotation.ts";
import type { Command } from "./command.ts";
import { type Folder, readFolder } from "./folder.ts";
import { shownProblem } from "./shown-problem.ts";
import type { Terminal } from "./terminal.ts";

/** What `--json` prints. */
interface Report {
  errors: Problem[];
  /** Looked for once there are no errors. */
  warnings: Problem[];
}

export const command: Command = {
  summary: "finds what is wrong with the funnel, and what is doubtful",
  usage: [
    "--strict            what is doubtful counts as wrong",
    "--json              { errors, warnings }, each with file, line, column and message",
    "--annotations       marks for GitHub's checks, as in CI",
    "--folder <folder>   another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { strict, json, annotations, folder } = parseArgs({
      args,
      options: {
        strict: { type: "boolean" },
        json: { type: "boolean" },
        annotations: { type: "boolean", default: terminal.isInCI },
        folder: { type: "string", default: "funnel" },
      },
    }).values;
    const read = readFolder(folder);
    const compiled = compileFunnel(read.files, read.assets);
    const report = reportOn(compiled, read);
    if (json) terminal.print(JSON.stringify(named(report, read.pathOf), null, 2));
    else tellReport(report, read, terminal);
    if (!json && !Array.isArray(compiled))
      terminal.tell(terminal.color.green(soundness(compiled, report, read)));
    if (annotations && !json) annotate(named(report, read.pathInRepository), terminal);
    return report.errors.length > 0 || (strict && report.warnings.length > 0) ? 1 : 0;
  },
};

function reportOn(compiled: Funnel | Problem[], { assets }: Folder): Report {
  return Array.isArray(compiled)
    ? { errors: compiled, warnings: [] }
    : { errors: [], warnings: warningsOf(compiled, assets) };
}

/** With the files by the paths that a reader finds them at. */
function named({ errors, warnings }: Report, pathOf: Folder["pathOf"]): Report {
  const found = (problem: Problem) => ({ ...problem, file: pathOf(problem.file) });
  return { errors: errors.map(found), warnings: warnings.map(found) };
}

function tellReport(
  { errors, warnings }: Report,
  { pathOf, textOf }: Folder,
  terminal: Terminal,
): void {
  const { color, tell } = terminal;
  const list = (problems: Problem[], paint: (text: string) => string, heading: string) => {
    if (problems.length === 0) return;
    tell(`${color.bold(paint(heading))}\n`);
    for (const problem of problems)
      tell(
        shownProblem(
          { ...problem, file: pathOf(problem.file) },
          textOf(problem.file),
          paint,
          terminal,
        ),
      );
  };
  const count = (many: number, one: string) =>
    many === 1 ? `One thing is ${one}.` : `${many} things are ${one}.`;
  list(errors, color.red, count(errors.length, "wrong in the funnel"));
  list(
    warnings,
    color.yellow,
    count(warnings.length, "doubtful in the funnel; it can be published so"),
  );
}

function soundness({ steps }: Funnel, { warnings }: Report, { files }: Folder): string {
  return `The funnel is sound: ${steps.size} steps in ${Object.keys(files).length} files${warnings.length > 0 ? ", with doubts" : ""}.`;
}

function annotate({ errors, warnings }: Report, { print }: Terminal): void {
  for (const problem of errors) print(annotation("error", problem));
  for (const problem of warnings) print(annotation("warning", problem));
}
