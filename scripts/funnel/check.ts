import { parseArgs } from "node:util";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { problemFrame, problemLine } from "#funnel/problem.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";
import type { Command } from "./command.ts";

export const command: Command = {
  summary: "finds what is wrong with the funnel, and what is doubtful",
  usage: ["--folder <folder>   another funnel than the one in funnel/"].join("\n"),
  async run(args, terminal) {
    const { folder } = parseArgs({ args, options: { folder: { type: "string", default: "funnel" } } }).values;
    const files = readFunnelFolder(folder);
    const compiled = compileFunnel(files, readAssets(folder));
    if (Array.isArray(compiled)) {
      for (const problem of compiled) terminal.error(`${problemLine(problem)}\n${problemFrame(problem, files[problem.file.replace("funnel/", "")] ?? "")}\n`);
      return 1;
    }
    terminal.print(`The funnel is sound: ${compiled.steps.size} steps in ${Object.keys(files).length} files.`);
    return 0;
  },
};
