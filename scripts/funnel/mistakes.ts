import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Command } from "./command.ts";
import { mistakesTable } from "./mistakes/table.ts";

const PAGE = "docs/mistakes.md";

export const command: Command = {
  summary: "writes docs/mistakes.md: every mistake that is found, with what is said",
  usage: "It takes nothing.",
  async run(args, { print }) {
    parseArgs({ args });
    writeFileSync(PAGE, mistakesTable());
    print(`Wrote ${PAGE}.`);
    return 0;
  },
};
