import { schemaCommandMessages } from "#compiler/diagnostics/messages/cli/schema.ts";
import { answerTypes } from "#tools/cli/editor-schema/answer-types.ts";
import { answersSchema } from "#tools/cli/editor-schema/answers-schema.ts";
import {
  type FileToWrite,
  staleAnswers,
  staleFiles,
  writeFiles,
} from "#tools/cli/editor-schema/write-files.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";
import type { Terminal } from "../terminal/terminal.ts";

export const command: Command = {
  summary: schemaCommandMessages.summary,
  usage: schemaCommandMessages.usage,
  async run(args, terminal) {
    const { answers, types, check, json, folder } = parseArguments({
      args,
      options: {
        answers: { type: "boolean" },
        types: { type: "boolean" },
        check: { type: "boolean" },
        json: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    }).values;
    if (types && (check || json)) throw new UsageError(schemaCommandMessages.typesOnly);
    // The editor's schema also works for a half-written funnel. The schema of answers needs a valid
    // one.
    const compiled = answers || types ? compileOrReport(folder, terminal) : undefined;
    if ((answers || types) && !compiled) return 1;
    if (types && compiled) {
      terminal.print(answerTypes(answersSchema(compiled.plan)));
      return 0;
    }
    const stale = answers ? staleAnswers(folder) : staleFiles(folder);
    if (!check) writeFiles(stale);
    if (json) terminal.print(JSON.stringify({ stale: stale.map(({ path }) => path) }, null, 2));
    else printResult(stale, { check, answers }, terminal);
    return check && stale.length > 0 ? 1 : 0;
  },
};

function printResult(
  stale: FileToWrite[],
  { check, answers }: { check: boolean | undefined; answers: boolean | undefined },
  { print, error }: Terminal,
): void {
  const files = stale.map(({ path }) => path).join(", ");
  if (stale.length === 0)
    print(answers ? schemaCommandMessages.answersUpToDate : schemaCommandMessages.schemasUpToDate);
  else if (check) error(schemaCommandMessages.outOfDate({ files }));
  else print(schemaCommandMessages.written({ files }));
}
