import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { mapMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { buildFlowGraph } from "#compiler/flow-graph.ts";
import { writeMermaid } from "#compiler/paths/mermaid.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";

export const command: Command = {
  summary: mapMessages.summary,
  usage: mapMessages.usage,
  async run(args, terminal) {
    const { values } = parseArguments({
      args,
      options: {
        out: { type: "string", default: "flow.mmd" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const compiled = compileOrReport(values.folder, terminal);
    if (!compiled) return 1;
    const { plan, funnel } = compiled;
    const chapters = Object.fromEntries(
      [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
    );
    const map = writeMermaid(plan, buildFlowGraph(funnel).tree, chapters);
    if (values.out === "-") {
      terminal.print(map.trimEnd());
      return 0;
    }
    writeFileSync(values.out, map);
    terminal.tell(mapMessages.written({ file: values.out, steps: Object.keys(plan.steps).length }));
    return 0;
  },
};
