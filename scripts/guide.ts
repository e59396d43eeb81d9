import { writeFileSync } from "node:fs";
import { guides, readGuideText, walkOverCopy } from "#tools/checks/docs-runner/guides.ts";

/** Updates the output shown in the guides, and reports everything in them that's no longer true. */
for (const guide of guides) {
  const lines = readGuideText(guide).split("\n");
  const { faults, stale } = await walkOverCopy(lines.join("\n"));
  // From the end, so that earlier blocks keep their line numbers.
  for (const block of stale.toReversed())
    lines.splice(block.line, block.lines.length, ...block.fresh);
  if (stale.length > 0) writeFileSync(guide, lines.join("\n"));
  console.log(`${guide}: updated ${stale.length} blocks of output.`);
  for (const fault of faults) console.error(`${guide}, ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
