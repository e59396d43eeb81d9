import { compileFunnel } from "#funnel/compile-funnel.ts";
import { problemFrame, problemLine } from "#funnel/problem.ts";
import { readAssets, readFunnelFolder } from "./funnel-folder.ts";

const files = readFunnelFolder("funnel");
const compiled = compileFunnel(files, readAssets("funnel"));
if (Array.isArray(compiled)) {
  for (const problem of compiled) console.error(`${problemLine(problem)}\n${problemFrame(problem, files[problem.file.replace("funnel/", "")] ?? "")}\n`);
  process.exitCode = 1;
} else {
  console.log(`The funnel is sound: ${compiled.steps.size} steps in ${Object.keys(files).length} files.`);
}
