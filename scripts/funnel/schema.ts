import { parseArgs } from "node:util";
import { type Command, Misuse } from "./command.ts";
import { compiledFolder } from "./compiled-folder.ts";
import { answerTypes } from "./schema/answer-types.ts";
import { answersSchema } from "./schema/answers-schema.ts";
import { type FileToWrite, staleAnswers, staleFiles, writeFiles } from "./schema/write-files.ts";
import type { Terminal } from "./terminal.ts";

export const command: Command = {
  summary:
    "tells editors what can be written, and programs what is answered: fields, types, ids, values",
  usage: [
    "--answers           only the JSON Schema of visitors' answers, .schema/answers.schema.json",
    "--types             prints a TypeScript type of the answers instead, and writes nothing",
    "--check             writes nothing, and fails where something would be written",
    "--json              { stale }, the files that were not as they should be",
    "--folder <folder>   another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { answers, types, check, json, folder } = parseArgs({
      args,
      options: {
        answers: { type: "boolean" },
        types: { type: "boolean" },
        check: { type: "boolean" },
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    }).values;
    if (types && (check || json))
      throw new Misuse(
        "--types prints a type and keeps no file: ask for it without --check and --json.",
      );
    // the editors' schema is there for a funnel that is half written; what is answered is known once it is sound
    const compiled = answers || types ? compiledFolder(folder, terminal) : undefined;
    if ((answers || types) && !compiled) return 1;
    if (types && compiled) {
      terminal.print(answerTypes(answersSchema(compiled.plan)));
      return 0;
    }
    const stale = answers ? staleAnswers(folder) : staleFiles(folder);
    if (!check) writeFiles(stale);
    if (json) terminal.print(JSON.stringify({ stale: stale.map(({ path }) => path) }, null, 2));
    else tell(stale, { check, subject: answers ? "Programs" : "Editors and programs" }, terminal);
    return check && stale.length > 0 ? 1 : 0;
  },
};

function tell(
  stale: FileToWrite[],
  { check, subject }: { check: boolean | undefined; subject: string },
  { print, error }: Terminal,
): void {
  const paths = stale.map(({ path }) => path).join(", ");
  if (stale.length === 0) print(`${subject} are told what the funnel is now.`);
  else if (check)
    error(
      `${subject} are told something else than what the funnel is now: ${paths}. Run \`npm run funnel -- schema\`.`,
    );
  else print(`Wrote ${paths}.`);
}
