import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadScript } from "./instances/load-script.ts";
import { simulate } from "./simulate.ts";

/**
 * One world in a process of its own: `world-process.ts <seed> <folder> [days]`. The folder has the
 * product and gets the trace. Prints what came of it as JSON.
 */
const [seed = "", folder = "", days] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name));
const load = (name: string) => loadScript(read(name).toString(), join(folder, name));
const { trace, ...lived } = await simulate(
  Number(seed),
  {
    functions: load("functions.js"),
    page: load("page.js"),
    dump: new Blob([read("database.tar")]),
  },
  days === undefined ? undefined : Number(days),
);
writeFileSync(join(folder, `seed-${seed}.txt`), trace);
process.stdout.write(JSON.stringify(lived), () => process.exit());
