import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileFunnel } from "#compiler/compile.ts";
import { newMessages } from "#compiler/diagnostics/messages/cli/new.ts";
import { refreshSchema } from "#tools/cli/editor-schema/write-files.ts";
import { type Folder, readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";
import { formatDiagnostic } from "../terminal/format-diagnostic.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { applyEdits, type Edit, findLine } from "./new/edit.ts";
import { newExperiment } from "./new/experiment.ts";
import { newOption } from "./new/option.ts";
import { newStep } from "./new/step.ts";

const options = {
  after: { type: "string" },
  before: { type: "string" },
  title: { type: "string" },
  file: { type: "string" },
  option: { type: "string", multiple: true, default: [] as string[] },
  icon: { type: "string" },
  image: { type: "string" },
  question: { type: "string" },
  arms: { type: "string" },
  "split-at": { type: "string" },
  folder: { type: "string", default: "funnel" },
} as const;

type Values = ReturnType<typeof parseWords>["values"];
const parseWords = (args: string[]) => parseArguments({ args, options, allowPositionals: true });

export const command: Command = {
  summary: newMessages.summary,
  usage: newMessages.usage,
  async run(args, terminal) {
    const { values, positionals } = parseWords(args);
    const folder = readFolder(values.folder);
    const edits = await createEdits(positionals, values, folder, terminal);
    const broken = findBroken(edits, folder, terminal);
    if (broken) {
      terminal.error(broken);
      return 1;
    }
    write(edits, folder, values.folder, terminal);
    return 0;
  },
};

interface Request {
  words: string[];
  values: Values;
  folder: Folder;
  /** Asks for a missing value, or throws. */
  need(value: string | undefined, missing: string): Promise<string>;
}

async function createEdits(
  [kind, ...words]: string[],
  values: Values,
  folder: Folder,
  terminal: Terminal,
): Promise<Edit[]> {
  if (values.before !== undefined && kind !== "option")
    throw new UsageError(newMessages.beforeIsForOptions);
  if (values.before !== undefined && values.after !== undefined)
    throw new UsageError(newMessages.beforeAndAfter);
  const need: Request["need"] = (value, missing) => requireValue(value, missing, terminal);
  const request = { words, values, folder, need };
  if (kind === "step") return stepEdits(request);
  if (kind === "option") return optionEdits(request);
  if (kind === "experiment") return experimentEdits(request);
  throw new UsageError(newMessages.unknownKind);
}

async function stepEdits({ words, values, folder, need }: Request): Promise<Edit[]> {
  const type = await need(words[0], newMessages.stepType);
  const id = await need(words[1], newMessages.stepId);
  const after = await need(values.after, newMessages.stepBefore);
  const { title, file, option: options } = values;
  return newStep({ type, id, after, title, file, options }, folder);
}

async function optionEdits({ words, values, folder, need }: Request): Promise<Edit[]> {
  const step = await need(words[0], newMessages.optionStep);
  const value = await need(words[1], newMessages.optionValue);
  const label = await need(words[2], newMessages.optionLabel);
  const { after, before, icon, image } = values;
  return newOption({ step, value, label, after, before, icon, image }, folder);
}

async function experimentEdits({ words, values, folder, need }: Request): Promise<Edit[]> {
  const id = await need(words[0], newMessages.experimentId);
  const question = await need(values.question, newMessages.experimentQuestion);
  const arms = (await need(values.arms, newMessages.experimentArms))
    .split(",")
    .map((arm) => arm.trim());
  if (new Set(arms).size < 2) throw new UsageError(newMessages.tooFewArms);
  return newExperiment({ id, question, arms, at: values["split-at"] }, folder);
}

async function requireValue(
  value: string | undefined,
  missing: string,
  terminal: Terminal,
): Promise<string> {
  const answer =
    value ?? (terminal.isInteractive ? await terminal.ask(newMessages.ask({ missing })) : "");
  if (answer === "") throw new UsageError(newMessages.missing({ missing }));
  return answer;
}

/** The errors the funnel would have after the edits; undefined if it stays valid. */
function findBroken(
  edits: Edit[],
  { files, assets, toPath }: Folder,
  terminal: Terminal,
): string | undefined {
  const after = applyEdits(files, edits);
  const problems = compileFunnel(after, assets);
  if (!Array.isArray(problems)) return undefined;
  const shown = problems.map((problem) =>
    formatDiagnostic(
      { ...problem, file: toPath(problem.file) },
      after[problem.file.replace(/^funnel\//, "")] ?? "",
      terminal.color.red,
      terminal,
    ),
  );
  const errors = shown.join("\n");
  return Array.isArray(compileFunnel(files, assets))
    ? newMessages.hasErrors({ errors })
    : newMessages.wouldBreak({ errors });
}

function write(
  edits: Edit[],
  { files, toPath }: Folder,
  folder: string,
  { print, color }: Terminal,
): void {
  const after = applyEdits(files, edits);
  for (const file of new Set(edits.map((edit) => edit.file)))
    writeFileSync(join(folder, file), after[file] ?? "");
  refreshSchema(folder);
  for (const edit of edits) {
    const line = findLine(edit, edits, files);
    const lines = (after[edit.file] ?? "")
      .split(/\r?\n/)
      .slice(line - 1, line - 1 + edit.text.trim().split("\n").length);
    print(`${color.bold(`${toPath(edit.file)}:${line}`)}\n${color.green(lines.join("\n"))}\n`);
  }
}
