import { writeFileSync } from "node:fs";
import { guides, textOf, walkOverCopy } from "./guide/guides.ts";

/** Writes into the guides what their commands print now, and tells what in them is not so. */
for (const guide of guides) {
  const lines = textOf(guide).split("\n");
  const { faults, stale } = await walkOverCopy(lines.join("\n"));
  // from the end, so that the lines before keep their numbers
  for (const block of stale.toReversed())
    lines.splice(block.line, block.lines.length, ...block.fresh);
  if (stale.length > 0) writeFileSync(guide, lines.join("\n"));
  console.log(`${guide}: ${stale.length} blocks of output were written anew.`);
  for (const fault of faults) console.error(`${guide}, ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
