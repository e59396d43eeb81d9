import { parseArgs } from "node:util";
import { measureLoad } from "./measure-load.ts";
import { loadTables } from "./tables.ts";

/**
 * Prints what `npm run bench -- --only load` writes, after a part of the time:
 * `npm run bench:load -- --share 0.1`.
 */
const { values } = parseArgs({ options: { share: { type: "string", default: "0.1" } } });
const share = Number(values.share);
if (!(share > 0 && share <= 1))
  throw new Error(`--share takes a number up to 1, not "${values.share}".`);
console.log(`\n${loadTables(await measureLoad(console.log, share))}`);
