import fc from "fast-check";
import type { Assets } from "#compiler/read/assets.ts";
import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { smallAssets, smallFunnel } from "#compiler/small-funnel.fixtures.ts";
import { answerTo, createTypos } from "#tools/cli/author-mistakes/typos.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import type { CampaignOptions, CampaignResult, FaultRow } from "../../campaign.ts";
import { percentile } from "../percentile.ts";

const LEVELS = 20_000;
const LARGE_CHARACTERS = 12_000_000;
const ALIASES = 20_000;
const DOUBLINGS = 30;

/** Ten aliases for each one of the line before: a few lines that would fill the memory. */
const growing = Array.from(
  { length: DOUBLINGS },
  (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(", ")}]`,
).join("\n");

/** Texts to add to a file that would stop a parser which trusts them. */
const hostileTexts: string[] = [
  `loading: ${"x".repeat(LARGE_CHARACTERS)}`,
  "#".repeat(LARGE_CHARACTERS),
  "[".repeat(LEVELS),
  "{a: ".repeat(LEVELS),
  "- ".repeat(LEVELS),
  "? ".repeat(LEVELS),
  Array.from({ length: LEVELS / 10 }, (_, level) => `${" ".repeat(level)}a:`).join("\n"),
  `l0: &l0 lol\n${growing}`,
  `a: &a Word\nlist: [${Array(ALIASES).fill("*a").join(", ")}]`,
  "a: &a [*a]",
  "a: *nothing",
  "<<: *nothing",
  "a: !!binary ////",
  "a: !!js/function 'function () {}'",
  "__proto__: { polluted: true }",
  "constructor: { prototype: { polluted: true } }",
  "? [a, b]\n: c",
  "\u0000\u0001\uFFFE",
  "a: \uD800",
  "%YAML 9.9\n---\na: b",
  "---\na: b\n---\nc: d",
];

/** Each batch has its own seed, so that one that fails can run again alone. */
const BATCH = 5_000;
/** Of the slips, one in so many is in the funnel that we ship, which takes longer to check. */
const REAL_OF = 100;

export const funnelSlips: FaultRow = {
  name: "funnel-slips",
  claim: "Whatever slips into a funnel's files, the check says where, in words for people",
  inputs: "the files of a small funnel, and of the one that we ship",
  faults: `up to three random slips in a file: lost, repeated, swapped, and indented lines, marks of YAML, names with a meaning, other characters; and ${hostileTexts.length} hostile texts in each file, such as 12 MB, 20,000 open brackets, and aliases that grow without bounds`,
  count: { whole: 50_000, part: 3_000 },
  minutes: 3.4,
  run,
};

async function run({ count, seed, print }: CampaignOptions): Promise<CampaignResult> {
  const small = { files: smallFunnel(), assets: smallAssets };
  const real = { files: readFunnelFolder("funnel"), assets: readAssets("funnel") };
  const inSmall = tryTypos(small, count, seed, print);
  const inReal = tryTypos(real, Math.ceil(count / REAL_OF), seed, print);
  const hostile = hostileTried(small);
  const problems = [...inSmall.problems, ...inReal.problems, ...hostile.problems];
  // If few were found, the row would prove nothing.
  if (inSmall.found * 2 < inSmall.tried) problems.push("Most slips weren't found.");
  const number = (value: number) => value.toLocaleString("en");
  const summary = ({ tried, found, times }: Tried) =>
    `${number(tried)} (${number(found)} reported at their position, 99 of 100 within ${Math.ceil(percentile(times, 99))} ms)`;
  return {
    isKept: problems.length === 0,
    figures: `slips in a small funnel: ${summary(inSmall)}; in the one that we ship: ${summary(inReal)}; ${hostile.tried} hostile files, each answered within ${Math.ceil(Math.max(...hostile.times))} ms; ${problems.length} problems`,
    problems,
  };
}

interface FunnelWithAssets {
  files: FunnelFiles;
  assets: Assets;
}

interface Tried {
  tried: number;
  found: number;
  /** The time that each check took, in milliseconds. */
  times: number[];
  problems: string[];
}

function tryTypos(
  { files, assets }: FunnelWithAssets,
  count: number,
  firstSeed: number,
  print: CampaignOptions["print"],
): Tried {
  const sum: Tried = { tried: 0, found: 0, times: [], problems: [] };
  const property = fc.property(createTypos(files), (broken) => {
    const begun = performance.now();
    sum.found += Array.isArray(answerTo(broken, assets)) ? 1 : 0;
    sum.times.push(performance.now() - begun);
  });
  for (let seed = firstSeed; sum.tried < count; seed++) {
    const numRuns = Math.min(BATCH, count - sum.tried);
    const { failed, errorInstance } = fc.check(property, { numRuns, seed });
    if (failed) sum.problems.push(`seed ${seed} of fast-check: ${errorInstance}`);
    sum.tried += numRuns;
    if (count > BATCH) print(`${sum.tried} slips, ${sum.found} reported at their position`);
  }
  return sum;
}

/** Adds each hostile text to the end of each file, or replaces the file with it. */
function hostileTried({ files, assets }: FunnelWithAssets): Tried {
  const sum: Tried = { tried: 0, found: 0, times: [], problems: [] };
  for (const [name, text] of Object.entries(files))
    for (const [index, hostile] of hostileTexts.entries())
      for (const broken of [`${text}\n${hostile}\n`, hostile]) {
        const begun = performance.now();
        try {
          const answer = answerTo({ ...files, [name]: broken }, assets);
          if (Array.isArray(answer)) sum.found++;
          else sum.problems.push(`${name} is accepted with hostile text ${index}`);
        } catch (error) {
          sum.problems.push(`hostile text ${index} in ${name}: ${error}`);
        }
        sum.times.push(performance.now() - begun);
        sum.tried++;
      }
  return sum;
}
