import { join } from "node:path";
import { compileFunnel } from "#compiler/compile.ts";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { applySample } from "./apply-sample.ts";
import { findCommands } from "./find-commands.ts";
import { type Commands, type Part, readGuide, type Sample } from "./read-guide.ts";
import { runCommand } from "./run-command.ts";
import { findShown, isSameOutput } from "./shown-output.ts";

export interface Walked {
  /** Everything that differs from the guide, each with its line. */
  faults: string[];
  /** Output blocks that differ from the output now. */
  stale: { line: number; lines: string[]; fresh: string[] }[];
}

export interface Walk {
  /** The folder with the copy in `funnel/`. */
  home: string;
  /** Called for each picture, with the copy in the state that the guide has reached. */
  onPicture?: (file: string) => Promise<void>;
}

/** Follows a guide step by step on a copy of the funnel. */
export async function walkGuide(markdown: string, { home, onPicture }: Walk): Promise<Walked> {
  const walked: Walked = { faults: [], stale: [] };
  const faultAt = (line: number, message: string) => walked.faults.push(`line ${line}: ${message}`);
  for (const part of readGuide(markdown)) {
    if (getRemarks(part).some((remark) => remark.startsWith("not run: "))) continue;
    try {
      if (part.kind === "picture") await onPicture?.(part.file);
      else if (part.kind === "sample") tryOut(part, home);
      else await runAll(part, home, walked);
    } catch (error) {
      faultAt(part.line, error instanceof Error ? error.message : String(error));
    }
  }
  for (const { line, command } of findCommands(markdown)) {
    const { code, printed } = await runCommand(command, home).catch(({ message }: Error) => ({
      code: 1,
      printed: message,
    }));
    if (code !== 0) faultAt(line, printed);
  }
  return walked;
}

const getRemarks = (part: Part) => (part.kind === "picture" ? [] : part.remarks);

function tryOut(sample: Sample, home: string): void {
  const folder = join(home, "funnel");
  applySample(sample, folder);
  refreshSchema(folder);
  if (sample.remarks.includes("with the next")) return;
  const { files, assets } = readFolder(folder);
  const problems = compileFunnel(files, assets);
  const isMistake = sample.remarks.includes("a mistake");
  if (isMistake && !Array.isArray(problems))
    throw new Error("This sample is marked as a mistake, but it has no errors.");
  if (!isMistake && Array.isArray(problems))
    throw new Error(
      problems.map(({ file, line, message }) => `${file}:${line} ${message}`).join(" "),
    );
}

async function runAll(
  { commands, line, remarks, output }: Commands,
  home: string,
  walked: Walked,
): Promise<void> {
  const expected = remarks.includes("ends with 1") ? 1 : 0;
  const printed: string[] = [];
  for (const command of commands) {
    const ran = await runCommand(command, home);
    printed.push(ran.printed);
    if (ran.code !== expected)
      walked.faults.push(
        `line ${line}: \`${command}\` exited with code ${ran.code} instead of ${expected}. ${ran.printed}`,
      );
  }
  if (!output) return;
  const fresh = findShown(printed.join("\n").trim().split("\n"), output.remarks);
  if (!isSameOutput(fresh, output.lines))
    walked.stale.push({ line: output.line, lines: output.lines, fresh });
}
