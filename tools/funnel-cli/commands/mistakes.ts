import { writeFileSync } from "node:fs";
import { mistakesCommandMessages } from "#compiler/diagnostics/messages/cli/schema.ts";
import { mistakesPage } from "#tools/author-mistakes/mistakes-page.ts";
import type { Command } from "../command.ts";
import { parseArguments } from "../parse-arguments.ts";

const PAGE = "docs/mistakes.md";

export const command: Command = {
  summary: mistakesCommandMessages.summary,
  usage: mistakesCommandMessages.usage,
  async run(args, { print }) {
    parseArguments({ args });
    writeFileSync(PAGE, mistakesPage());
    print(mistakesCommandMessages.written({ file: PAGE }));
    return 0;
  },
};
