import { writeFileSync } from "node:fs";
import { basename } from "node:path";
import { writeMermaid } from "#analysis/paths/mermaid.ts";
import { mapMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { flowGraphOf } from "#compiler/flow-graph.ts";
import type { Command } from "../command.ts";
import { compiledFolder } from "../compiled-folder.ts";
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
    const compiled = compiledFolder(values.folder, terminal);
    if (!compiled) return 1;
    const { plan, funnel } = compiled;
    const chapters = Object.fromEntries(
      [...funnel.steps.values()].map(({ id, source }) => [id, basename(source.file, ".yaml")]),
    );
    const map = writeMermaid(plan, flowGraphOf(funnel).tree, chapters);
    if (values.out === "-") {
      terminal.print(map.trimEnd());
      return 0;
    }
    writeFileSync(values.out, map);
    terminal.tell(mapMessages.written({ file: values.out, steps: Object.keys(plan.steps).length }));
    return 0;
  },
};
