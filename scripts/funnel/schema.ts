import { parseArgs } from "node:util";
import type { Command } from "./command.ts";
import { staleFiles, writeFiles } from "./schema/write-files.ts";

export const command: Command = {
  summary: "tells editors what can be written: fields, types, ids, icons, pictures",
  usage: ["--check             writes nothing, and fails where something would be written", "--folder <folder>   another funnel than the one in funnel/"].join(
    "\n",
  ),
  async run(args, { print, error }) {
    const { check, folder } = parseArgs({ args, options: { check: { type: "boolean" }, folder: { type: "string", default: "funnel" } } }).values;
    const stale = staleFiles(folder);
    const paths = stale.map(({ path }) => path).join(", ");
    if (check && stale.length > 0) {
      error(`Editors are told something else than what the funnel is now: ${paths}. Run \`npm run funnel -- schema\`.`);
      return 1;
    }
    writeFiles(stale);
    print(stale.length > 0 ? `Wrote ${paths}.` : "Editors are told what the funnel is now.");
    return 0;
  },
};
