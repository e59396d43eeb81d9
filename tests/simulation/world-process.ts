import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadScript } from "./instances/load-script.ts";
import { simulate } from "./simulate.ts";

/**
 * One world in a process of its own: `world-process.ts <seed> <days> <folder>`. The folder has the
 * scripts and gets the trace. Prints what came of it as JSON.
 */
const [seed = "", days = "", folder = ""] = process.argv.slice(2);
const load = (name: string) => {
  const file = join(folder, `${name}.js`);
  return loadScript(readFileSync(file, "utf8"), file);
};
const scripts = { functions: load("functions"), page: load("page") };
const { trace, ...lived } = await simulate(Number(seed), Number(days), scripts);
writeFileSync(join(folder, `seed-${seed}.txt`), trace);
process.stdout.write(JSON.stringify(lived), () => process.exit());
