import { join } from "node:path";
import { compileFunnel } from "#compiler/compile.ts";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { applySample } from "./apply-sample.ts";
import { type Commands, type Part, readGuide, type Sample } from "./read-guide.ts";
import { runCommand } from "./run-command.ts";

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

const CODE = /`(npm [^`]+)`/g;

/**
 * The npm commands in the sentences of a document, without their arguments. For `npm run funnel`
 * commands, only the help is run; a command that writes files belongs in a code block.
 */
function findCommands(markdown: string): { line: number; command: string }[] {
  let isInBlock = false;
  return markdown.split("\n").flatMap((text, index) => {
    const isFence = /^\s*```/.test(text);
    if (isFence) isInBlock = !isInBlock;
    return isFence || isInBlock
      ? []
      : [...text.matchAll(CODE)].map(([, command = ""]) => ({
          line: index + 1,
          command: withoutArguments(command),
        }));
  });
}

function withoutArguments(command: string): string {
  const [, ours] = /^npm run funnel(?: -- ([a-z]*))?/.exec(command) ?? [];
  if (command.startsWith("npm run funnel")) return `npm run funnel -- ${ours ?? ""} --help`;
  return command.split(/ -- | && /)[0] ?? "";
}

const LEFT_OUT = "…";

/**
 * The part of the output that a guide shows: all of it, or what its comments select, such as `from
 * "How long"` or `until "Shortest wait"`.
 */
function findShown(printed: string[], remarks: string[]): string[] {
  const findLine = (word: string) => {
    const [, text] =
      remarks.map((remark) => new RegExp(`^${word} "(.+)"$`).exec(remark)).find(Boolean) ?? [];
    if (text === undefined) return undefined;
    const at = printed.findIndex((line) => line.includes(text));
    if (at < 0) throw new Error(`The output doesn't contain "${text}".`);
    return at;
  };
  const [from, until] = [findLine("from"), findLine("until")];
  return [
    ...(from ? [LEFT_OUT] : []),
    ...printed.slice(from, until === undefined ? undefined : until + 1),
    ...(until === undefined ? [] : [LEFT_OUT]),
  ].map((line) => line.trimEnd());
}

/** Compares two outputs, ignoring how long a command took. */
function isSameOutput(one: string[], other: string[]): boolean {
  const timeless = (lines: string[]) =>
    lines.join("\n").replaceAll(/\bin \d[\d.]* (ms|s)\b/g, "in no time");
  return timeless(one) === timeless(other);
}
