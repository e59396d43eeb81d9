import { parseArgs } from "node:util";
import { compileFunnel } from "#funnel/compile-funnel.ts";
import { type Change, type Part, parts } from "#funnel/diff/change.ts";
import { differenceOf } from "#funnel/diff/difference.ts";
import { type Marked, markedWords } from "#funnel/diff/word-marks.ts";
import { writtenFunnel } from "#funnel/diff/written.ts";
import { planOf } from "#funnel/plan-of.ts";
import type { Problem } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { landingsOf } from "#simulation/landings.ts";
import { readAssets, readFunnelFolder } from "../funnel-folder.ts";
import { type Command, Misuse } from "./command.ts";
import { checkFolder } from "./folder.ts";
import { type Committed, funnelAt } from "./git-funnel.ts";
import type { Terminal } from "./terminal.ts";

export const command: Command = {
  summary:
    "tells in plain words what changed since a commit, and what becomes of visitors in the middle",
  usage: [
    "[<git ref>]         the older version: a commit, a branch, a tag; HEAD where not said",
    "--from <folder>     the older version in a folder instead",
    "--json              for programs",
    "--folder <folder>   another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: "string" },
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const [ref = "HEAD", ...more] = positionals;
    if (more.length > 0)
      throw new Misuse("One version is compared with the funnel as it is now. Name one commit.");
    if (values.from !== undefined && positionals.length > 0)
      throw new Misuse("Name a commit or a folder to compare with, not both.");
    for (const folder of [values.folder, ...(values.from === undefined ? [] : [values.from])])
      checkFolder(folder);

    const name = values.from ?? ref;
    const before = values.from === undefined ? funnelAt(ref, values.folder) : folderAt(values.from);
    const after = folderAt(values.folder);
    const [old, now] = [writtenFunnel(before.files), writtenFunnel(after.files)];
    const compiled = [before, after].map(({ files, images }) =>
      compileFunnel(files, { ...readAssets(values.folder), images }),
    );
    const [oldPlan, newPlan] = compiled.map((funnel) =>
      Array.isArray(funnel) ? undefined : planOf(funnel, (image) => image),
    );
    const changes = [
      ...differenceOf(old, now, (step) => oldPlan && newPlan && landingsOf(step, oldPlan, newPlan)),
      ...pictureChanges(before, after),
    ];
    const notes = [`The version of ${name}`, "The funnel as it is now"].flatMap((which, index) =>
      soundness(which, compiled[index] ?? []),
    );
    if (values.json) terminal.print(JSON.stringify({ since: name, notes, changes }, null, 2));
    else terminal.tell(inWords(name, notes, changes, terminal));
    return 0;
  },
};

function folderAt(folder: string): Committed {
  return { files: readFunnelFolder(folder), images: readAssets(folder).images };
}

/** What is not sound is compared all the same, as far as it can be read. */
function soundness(which: string, compiled: Funnel | Problem[]): string[] {
  if (!Array.isArray(compiled)) return [];
  return [
    `${which} has ${compiled.length === 1 ? "a problem" : `${compiled.length} problems`} and is compared as far as it can be read.`,
  ];
}

function pictureChanges(before: Committed, after: Committed): Change[] {
  const [old, now] = [before.images, after.images];
  const told = (name: string, kind: string, sentence: string): Change => ({
    part: "pictures",
    kind,
    subject: name,
    sentence,
  });
  return [...new Set([...Object.keys(now), ...Object.keys(old)])].flatMap((name) => {
    if (!(name in old)) return [told(name, "picture-added", `The picture "${name}" is new.`)];
    if (!(name in now)) return [told(name, "picture-removed", `The picture "${name}" is gone.`)];
    return old[name] === now[name]
      ? []
      : [told(name, "picture-changed", `The picture "${name}" was drawn anew.`)];
  });
}

function inWords(name: string, notes: string[], changes: Change[], terminal: Terminal): string {
  const { bold, yellow } = terminal.color;
  if (changes.length === 0)
    return [...notes.map(yellow), `Nothing has changed since ${name}.`].join("\n");
  const told = (Object.keys(parts) as Part[]).flatMap((part) => {
    const own = changes.filter((change) => change.part === part);
    return own.length === 0
      ? []
      : ["", bold(parts[part]), ...own.flatMap((change) => changeLines(change, terminal))];
  });
  return [...notes.map(yellow), bold(`Since ${name}:`), ...told].join("\n");
}

function changeLines({ sentence, before, after }: Change, { color }: Terminal): string[] {
  const marks = markedWords(before ?? "", after ?? "");
  const line = (sign: string, marked: Marked[], paint: (text: string) => string) =>
    `    ${paint(sign)} ${marked.map(({ text, differs }) => (differs ? paint(text) : text)).join("")}`.replaceAll(
      "\n",
      "\n      ",
    );
  return [
    `  ${sentence}`,
    ...(before === undefined ? [] : [line("-", marks.before, color.red)]),
    ...(after === undefined ? [] : [line("+", marks.after, color.green)]),
  ];
}
