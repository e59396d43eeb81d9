import { join } from "node:path";
import {
  type Diagnostic,
  diagnosticFrame,
  diagnosticLine,
} from "#compiler/diagnostics/diagnostic.ts";
import { checkMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";

/** All errors in the form of Vite's error overlay. Line and column count from 1. */
export function createOverlay(problems: Diagnostic[], folder: string) {
  const texts = readFunnelFolder(folder);
  const lines = problems.map(
    (problem) =>
      `${diagnosticLine(problem)}\n${diagnosticFrame(problem, texts[problem.file.replace(/^funnel\//, "")] ?? "")}`,
  );
  const [first] = problems;
  return {
    message: [checkMessages.errors({ count: problems.length }), ...lines].join("\n\n"),
    stack: "",
    plugin: "funnel",
    // The full path, so that the overlay can open the file in the editor.
    loc: {
      file: join(folder, (first?.file ?? "funnel").replace(/^funnel\/?/, "")),
      line: first?.line ?? 1,
      column: first?.column ?? 1,
    },
  };
}
