import { mistakesCommandMessages } from "#compiler/diagnostics/messages/cli/schema.ts";
import { writeMistakesPage } from "#tools/cli/author-mistakes/mistakes-page.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";

export const command: Command = {
  summary: mistakesCommandMessages.summary,
  usage: mistakesCommandMessages.usage,
  async run(args, { print }) {
    parseArguments({ args });
    print(mistakesCommandMessages.written({ file: writeMistakesPage() }));
    return 0;
  },
};
