import { writeFileSync } from "node:fs";
import { Chance } from "./kernel/chance.ts";
import { takeOverProcess } from "./kernel/own-process.ts";
import { VirtualClock } from "./kernel/virtual-clock.ts";
import { openApis } from "./shop/database.ts";
import { BEGINS } from "./shop/world.ts";

/** Writes the database that all worlds begin with: `database-process.ts <file>`. */
const [file = ""] = process.argv.slice(2);
// Owned as well: a new database has random ids, and times.
takeOverProcess({ clock: new VirtualClock(BEGINS), chance: new Chance("before all seeds") });
const { embedded } = await openApis(async () => {});
const dump = await embedded.dumpDataDir("none");
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
process.exit();
