import { parseArgs } from "node:util";
import { didYouMean } from "#compiler/diagnostics/did-you-mean.ts";
import { type Campaign, parseNumber, UsageError } from "./campaign.ts";
import { groups } from "./campaigns.ts";
import { type Chosen, chooseCampaigns } from "./choose-campaigns.ts";
import { describeCampaign, listCampaigns } from "./list-campaigns.ts";
import { writeResult } from "./write-result.ts";

const MAX_PROBLEMS = 20;

/**
 * Runs everything that takes longer than a test: `npm run campaign` lists it,
 * `-- beacons --count 1000 --seed 7` runs one campaign, and `-- --short` a short part of all.
 */
const print = (line: string) => void process.stdout.write(`${line}\n`);
/** The options of single campaigns. */
const OWN = Object.values(groups)
  .flat()
  .flatMap(({ options = {} }) => Object.keys(options));

try {
  process.exit(await runCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}

async function runCommand(args: string[]): Promise<number> {
  const { names, values, own } = parseCommand(args);
  const chosen = chooseCampaigns(groups, names, values.short);
  if (names.length === 0 && !values.short) print(listCampaigns());
  else if (values.help)
    print(chosen.map(({ campaign }) => describeCampaign(campaign)).join("\n\n"));
  else return runAll(chosen, values, own);
  return 0;
}

type Values = ReturnType<typeof parseCommand>["values"];

function parseCommand(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const flags = { short: flag, write: flag, help: flag, count: text, seed: text };
  const config = { args, allowPositionals: true } as const;
  try {
    const { values, positionals } = parseArgs({
      ...config,
      options: { ...flags, ...(Object.fromEntries(OWN.map((name) => [name, text])) as object) },
    });
    const own = Object.fromEntries(
      Object.entries(values).filter(([name]) => OWN.includes(name)),
    ) as Record<string, string>;
    const count = parseNumber("count", values.count, undefined);
    const seed = parseNumber("seed", values.seed, 1);
    return { names: positionals, values: { ...values, count, seed }, own };
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof TypeError)) throw error;
    // Its second sentence is about arguments that begin with a dash.
    const [reason = ""] = error.message.split(". ");
    const [, name = ""] = /--([\w-]+)/.exec(reason) ?? [];
    const known = [...Object.keys(flags), ...OWN];
    throw new UsageError(`${reason}.${known.includes(name) ? "" : didYouMean(name, known)}`);
  }
}

async function runAll(chosen: Chosen[], values: Values, own: Record<string, string>) {
  for (const { campaign } of chosen) refuseUnknown(campaign, values, own);
  let kept = 0;
  for (const one of chosen) if (await isKept(one, values, own)) kept += 1;
  if (chosen.length > 1) print(`${kept} of ${chosen.length} campaigns kept.`);
  return kept === chosen.length ? 0 : 1;
}

/** Throws if a campaign can't do something with one of the options. */
function refuseUnknown(
  { name, count, options = {} }: Campaign,
  values: Values,
  own: Record<string, string>,
): void {
  const known = Object.keys(options);
  const unknown = Object.keys(own).find((option) => !known.includes(option));
  if (unknown) throw new UsageError(`${name} has no --${unknown}.`);
  if (values.count !== undefined && !count) throw new UsageError(`${name} has no --count.`);
  const [changed] = Object.keys(own);
  if (values.write && changed)
    throw new UsageError(`--write is for runs that anyone can repeat, so leave out --${changed}.`);
}

/** Runs one campaign, and prints its result: in a short run on one line, if it's kept. */
async function isKept({ campaign, parts }: Chosen, values: Values, own: Record<string, string>) {
  const { name, claim, count: size } = campaign;
  if (!values.short) print(`${name}: ${claim}.`);
  const begun = performance.now();
  const usual = size?.[values.short ? "part" : "whole"];
  const { count = usual ?? 1, seed } = values;
  const { isKept, figures, problems, details } = await campaign.run({
    ...{ count, seed, parts, own },
    print: (line) => values.short || print(`  ${line}`),
  });
  const result = `${isKept ? "✓" : "✗"} ${name}, ${timeSince(begun)}: ${figures}.`;
  if (details && !values.short) print(`\n${details}\n`);
  print(result);
  const options = { ...(size && { count }), seed, ...own };
  const again = Object.entries(options).map(([option, value]) => `--${option} ${value}`);
  const command = `npm run campaign -- ${[name, ...parts, ...again].join(" ")}`;
  if (values.write)
    writeResult([name, ...parts].join("-").replaceAll("/", "-"), claim, [
      ...[result, ...problems, `\`${command}\``, ...(details ? [details] : [])],
    ]);
  if (isKept) return true;
  for (const problem of problems.slice(0, MAX_PROBLEMS)) print(`  ${problem}`);
  print(`  Again: ${command}`);
  return false;
}

function timeSince(begun: number): string {
  const seconds = (performance.now() - begun) / 1000;
  return seconds < 120 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}
