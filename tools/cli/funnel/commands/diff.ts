import { diffCommandMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { type Change, type Part, parts } from "#compiler/diff/change.ts";
import { type Marked, markedWords } from "#compiler/diff/word-marks.ts";
import { changesSince } from "#tools/cli/funnel-folder/changes-since.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";
import type { Terminal } from "../terminal/terminal.ts";

export const command: Command = {
  summary: diffCommandMessages.summary,
  usage: diffCommandMessages.usage,
  async run(args, terminal) {
    const { values, positionals } = parseArguments({
      args,
      allowPositionals: true,
      options: {
        from: { type: "string" },
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    const [ref = "HEAD", ...more] = positionals;
    if (more.length > 0) throw new UsageError(diffCommandMessages.severalVersions);
    if (values.from !== undefined && positionals.length > 0)
      throw new UsageError(diffCommandMessages.commitAndFolder);
    const older = values.from === undefined ? { ref } : { folder: values.from };
    const { since, notes, changes } = changesSince(older, values.folder);
    if (values.json) terminal.print(JSON.stringify({ since, notes, changes }, null, 2));
    else terminal.tell(inWords(since, notes, changes, terminal));
    return 0;
  },
};

function inWords(name: string, notes: string[], changes: Change[], terminal: Terminal): string {
  const { bold, yellow } = terminal.color;
  if (changes.length === 0)
    return [...notes.map(yellow), diffCommandMessages.unchanged({ version: name })].join("\n");
  const lines = (Object.keys(parts) as Part[]).flatMap((part) => {
    const own = changes.filter((change) => change.part === part);
    return own.length === 0
      ? []
      : ["", bold(parts[part]), ...own.flatMap((change) => changeLines(change, terminal))];
  });
  return [...notes.map(yellow), bold(diffCommandMessages.since({ version: name })), ...lines].join(
    "\n",
  );
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
