import { join } from "node:path";
import { type Problem, problemFrame, problemLine } from "#funnel/problem.ts";
import { readFunnelFolder } from "../funnel-folder.ts";

/** All that is wrong, as Vite's error overlay shows it. Line and column count from 1. */
export function overlayOf(problems: Problem[], folder: string) {
  const texts = readFunnelFolder(folder);
  const said = problems.map(
    (problem) =>
      `${problemLine(problem)}\n${problemFrame(problem, texts[problem.file.replace(/^funnel\//, "")] ?? "")}`,
  );
  const [first] = problems;
  const count = problems.length === 1 ? "One thing is" : `${problems.length} things are`;
  return {
    message: `${count} wrong in the funnel.\n\n${said.join("\n\n")}`,
    stack: "",
    plugin: "funnel",
    // the whole path, so that the overlay can open the file in the editor
    loc: {
      file: join(folder, (first?.file ?? "funnel").replace(/^funnel\/?/, "")),
      line: first?.line ?? 1,
      column: first?.column ?? 1,
    },
  };
}
