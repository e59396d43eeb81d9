import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { layoutOf } from "#analysis/map/layout.ts";
import { mermaidOf } from "#analysis/map/mermaid.ts";
import { svgOf } from "#analysis/map/svg.ts";
import { cliMessages } from "#compiler/diagnostics/messages/cli/cli.ts";
import { mapMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { flowGraphOf } from "#compiler/flow-graph.ts";
import { stepTypes } from "#steps/step-types.ts";
import { iconDrawing } from "#tools/funnel-folder/funnel-folder.ts";
import { UsageError } from "#tools/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { compiledFolder } from "../compiled-folder.ts";
import { parseArguments } from "../parse-arguments.ts";

const FORMATS = ["svg", "mermaid"];

export const command: Command = {
  summary: mapMessages.summary,
  usage: mapMessages.usage,
  async run(args, terminal) {
    const { values } = parseArguments({
      args,
      options: {
        out: { type: "string" },
        format: { type: "string", default: "svg" },
        columns: { type: "string" },
        open: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    if (!FORMATS.includes(values.format))
      throw new UsageError(mapMessages.unknownFormat({ format: values.format }));
    const columns = readColumns(values.columns);
    const compiled = compiledFolder(values.folder, terminal);
    if (!compiled) return 1;
    const { plan, funnel } = compiled;
    const { tree } = flowGraphOf(funnel);
    const chapters = Object.fromEntries(
      [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
    );
    const picture =
      values.format === "svg"
        ? svgOf(
            plan,
            tree,
            layoutOf(plan, tree, { chapters, ...(columns === undefined ? {} : { columns }) }),
            (type) => iconDrawing(stepTypes[type]?.icon ?? ""),
          )
        : mermaidOf(plan, tree, chapters);
    if (values.out === "-") {
      terminal.print(picture.trimEnd());
      return 0;
    }
    const out = values.out ?? (values.format === "svg" ? "flow.svg" : "flow.mmd");
    writeFileSync(out, picture);
    terminal.tell(mapMessages.written({ file: out, steps: Object.keys(plan.steps).length }));
    if (values.open) open(resolve(out));
    return 0;
  },
};

function readColumns(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const columns = Number(text);
  if (!(Number.isInteger(columns) && columns > 0))
    throw new UsageError(cliMessages.wholeNumber({ option: "--columns", least: 1 }));
  return columns;
}

/** Opens a file in the system's default program. */
function open(file: string): void {
  const [program, ...words] = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] }[
    process.platform as string
  ] ?? ["xdg-open"];
  const opener = spawn(program ?? "xdg-open", [...words, file], {
    detached: true,
    stdio: "ignore",
  });
  // If no program can open it, the path has still been printed.
  opener.on("error", () => {});
  opener.unref();
}
