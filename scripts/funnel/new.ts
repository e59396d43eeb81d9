import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { type Command, Misuse } from "./command.ts";
import { type Folder, readFolder } from "./folder.ts";
import { type Edit, edited, lineOf } from "./new/edit.ts";
import { newExperiment } from "./new/experiment.ts";
import { newOption } from "./new/option.ts";
import { newStep } from "./new/step.ts";
import { refreshSchema } from "./schema/write-files.ts";
import { shownProblem } from "./shown-problem.ts";
import type { Terminal } from "./terminal.ts";

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

type Values = ReturnType<typeof parsed>["values"];
const parsed = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

export const command: Command = {
  summary: "writes a step, an option or an experiment in the right place",
  usage: [
    "step <type> <id> --after <step>          a step behind another; its fields are examples to overwrite",
    "     --title <text>  --option rare=Rare  its headline; an option of it, as often as wanted",
    "     --file steps/<name>.yaml            another file than that of the step before",
    "option <step> <value> <label>            an option behind the last, or --after or --before <value>",
    "     --icon <name>  --image <name>       what stands beside or above its label",
    "experiment <id> --question <text>        an experiment with even shares",
    "     --arms A,B  --split-at <step>       its arms; where arms get other steps, the step at which they part",
    "--folder <folder>                        another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { values, positionals } = parsed(args);
    const folder = readFolder(values.folder);
    const edits = await editsFor(positionals, values, folder, terminal);
    const broken = brokenBy(edits, folder, terminal);
    if (broken) {
      terminal.error(`${broken}\nSo nothing was written.`);
      return 1;
    }
    write(edits, folder, values.folder, terminal);
    return 0;
  },
};

async function editsFor(
  [kind, ...words]: string[],
  values: Values,
  folder: Folder,
  terminal: Terminal,
): Promise<Edit[]> {
  const need = (value: string | undefined, what: string) => needed(value, what, terminal);
  const [first, second, third] = words;
  if (values.before !== undefined && kind !== "option")
    throw new Misuse("--before is for options. A step takes --after, an experiment --split-at.");
  if (values.before !== undefined && values.after !== undefined)
    throw new Misuse("An option comes --before or --after another, not both.");
  if (kind === "step") {
    const type = await need(first, "the type of the step");
    const id = await need(second, "the id of the step");
    return newStep(
      {
        type,
        id,
        after: await need(values.after, "--after, the step that it follows"),
        title: values.title,
        file: values.file,
        options: values.option,
      },
      folder,
    );
  }
  if (kind === "option") {
    const step = await need(first, "the step that gets the option");
    const value = await need(second, "the value that is stored");
    return newOption(
      {
        step,
        value,
        label: await need(third, "the label that visitors read"),
        after: values.after,
        before: values.before,
        icon: values.icon,
        image: values.image,
      },
      folder,
    );
  }
  if (kind === "experiment") {
    const id = await need(first, "the id of the experiment");
    const question = await need(values.question, "--question, what it is to find out");
    const arms = (await need(values.arms, "--arms, such as A,B"))
      .split(",")
      .map((arm) => arm.trim());
    if (new Set(arms).size < 2)
      throw new Misuse("An experiment compares at least two arms: --arms A,B.");
    return newExperiment({ id, question, arms, at: values["split-at"] }, folder);
  }
  throw new Misuse("Say what is new: a step, an option or an experiment.");
}

async function needed(
  value: string | undefined,
  what: string,
  terminal: Terminal,
): Promise<string> {
  const answer = value ?? (terminal.isInteractive ? await terminal.ask(`Say ${what}: `) : "");
  if (answer === "") throw new Misuse(`Say ${what}.`);
  return answer;
}

/** What would be wrong with the funnel afterwards, as the new texts stand; undefined where it stays sound. */
function brokenBy(
  edits: Edit[],
  { files, assets, pathOf }: Folder,
  terminal: Terminal,
): string | undefined {
  const after = edited(files, edits);
  const problems = compileFunnel(after, assets);
  if (!Array.isArray(problems)) return undefined;
  const shown = problems.map((problem) =>
    shownProblem(
      { ...problem, file: pathOf(problem.file) },
      after[problem.file.replace(/^funnel\//, "")] ?? "",
      terminal.color.red,
      terminal,
    ),
  );
  const wasSound = !Array.isArray(compileFunnel(files, assets));
  return `${wasSound ? "This would break the funnel." : "The funnel has mistakes already. Mend them first."}\n\n${shown.join("\n")}`;
}

function write(
  edits: Edit[],
  { files, pathOf }: Folder,
  folder: string,
  { print, color }: Terminal,
): void {
  const after = edited(files, edits);
  for (const file of new Set(edits.map((edit) => edit.file)))
    writeFileSync(join(folder, file), after[file] ?? "");
  refreshSchema(folder);
  for (const edit of edits) {
    const line = lineOf(edit, edits, files);
    const lines = (after[edit.file] ?? "")
      .split(/\r?\n/)
      .slice(line - 1, line - 1 + edit.text.trim().split("\n").length);
    print(`${color.bold(`${pathOf(edit.file)}:${line}`)}\n${color.green(lines.join("\n"))}\n`);
  }
}
