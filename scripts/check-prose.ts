import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { exceptFiles } from "#tools/checks/prose/exceptions.ts";
import { findMarkers, readProse } from "#tools/checks/prose/find-markers.ts";

/** Refuses words that no one in this field uses. Takes folders, or looks at everything. */
const options = ["--cached", "--others", "--exclude-standard", "--deduplicate"];
const listed = execFileSync("git", ["ls-files", ...options, "--", ...process.argv.slice(2)], {
  encoding: "utf8",
});
const files = listed
  .split("\n")
  .filter((file) => existsSync(file))
  .filter((file) => /\.(tsx?|css|sql|md)$|^funnel\/(?!program\/).*\.yaml$/.test(file))
  .filter((file) => !exceptFiles.some(({ files }) => files.test(file)));

let words = 0;
const found = files.flatMap((file) => {
  const prose = readProse(file, readFileSync(file, "utf8"));
  words += prose.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  return findMarkers(prose).map((one) => `${file}:${one.line}  "${one.found}": ${one.instead}.`);
});

if (found.length > 0) {
  console.error(
    `${found.join("\n")}\n\nWrite it in plain English, as the docs of React are written.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${words} words in ${files.length} files are plain English.`);
}
