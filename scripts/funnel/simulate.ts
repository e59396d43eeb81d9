import { parseArgs } from "node:util";
import type { Plan } from "#funnel/plan.ts";
import { seededChance } from "#simulation/chance.ts";
import { type Duration, durationsOf } from "#simulation/duration.ts";
import { type Tally, tallyOf } from "#simulation/tally.ts";
import { type Behaving, simulatedVisitor } from "#simulation/visitors.ts";
import { assumedOptions, readAssumed } from "./assumed-options.ts";
import { type Command, Misuse } from "./command.ts";
import { compiledFolder } from "./compiled-folder.ts";
import { type Leaving, readLeaving, share, whole } from "./simulate-options.ts";
import { simulatedInWords } from "./simulate-report.ts";
import { csvHead, csvRow } from "./visitors-csv.ts";

const MS_PER_S = 1000;

export const command: Command = {
  summary:
    "sends random visitors through, for test data and for how long an experiment must run; no forecast",
  usage: [
    "--visitors <number>   how many; 10000 where not said",
    "--seed <number>       the same seed gives the same visitors; 1 where not said",
    "--drop-off <share>    of visitors who leave at each step, 3% where not said; of one type: --drop-off email=15%",
    "--buy <share>         of those on the sales page who buy; 5% where not said",
    "--baseline <share>    of all visitors who buy today, to say how long experiments must run; 3% where not said",
    "--effect <share>      the smallest change worth finding, of the baseline; 10% where not said",
    "--alpha <share>       how often chance may pass for a difference; 5% where not said",
    "--power <share>       how often a real difference is found; 80% where not said",
    "--traffic <number>    visitors a day; 1000 where not said",
    "--json                for programs; --csv gives the visitors themselves, a line each",
    "--folder <folder>     another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { values } = parseArgs({
      args,
      options: {
        visitors: { type: "string", default: "10000" },
        seed: { type: "string", default: "1" },
        "drop-off": { type: "string", multiple: true, default: ["3%"] },
        buy: { type: "string", default: "5%" },
        ...assumedOptions,
        json: { type: "boolean" },
        csv: { type: "boolean" },
        folder: { type: "string", default: "funnel" },
      },
    });
    if (values.json && values.csv) throw new Misuse("Ask for --json or for --csv, not both.");
    const [visitors, seed] = [
      whole("--visitors", values.visitors, 1),
      whole("--seed", values.seed, 0),
    ];
    const leaving = readLeaving(values["drop-off"]);
    const buy = share("--buy", values.buy);
    const assumed = readAssumed(values);
    const compiled = compiledFolder(values.folder, terminal);
    if (!compiled) return 1;
    const { plan } = compiled;

    const start = performance.now();
    if (values.csv) terminal.print(csvHead(plan));
    const tally = walk(
      plan,
      { visitors, seed, behaving: behavingOf(plan, leaving, buy) },
      values.csv ? terminal.print : undefined,
    );
    if (values.csv) return 0;
    const seconds = (performance.now() - start) / MS_PER_S;
    const durations: Duration[] = durationsOf(plan, assumed);
    const report = { seed, leaving, buy, assumed, tally, durations };
    if (values.json) terminal.print(JSON.stringify({ note: NOTE, ...report }, null, 2));
    else terminal.tell(simulatedInWords(plan, { ...report, seconds, note: NOTE }, terminal));
    return 0;
  },
};

const NOTE = "Made-up visitors who answer and leave at random: test data, not a forecast.";

interface Walk {
  visitors: number;
  seed: number;
  behaving: Behaving;
}

function walk(
  plan: Plan,
  { visitors, seed, behaving }: Walk,
  print?: (row: string) => void,
): Tally {
  const { tally, add } = tallyOf(plan);
  const chance = seededChance(seed);
  for (let number = 1; number <= visitors; number++) {
    const visitor = simulatedVisitor(plan, behaving, chance);
    add(visitor);
    print?.(csvRow(plan, number, visitor));
  }
  return tally;
}

function behavingOf(plan: Plan, { everywhere, byType }: Leaving, buy: number): Behaving {
  return { leave: (place) => byType[plan.steps[place]?.type ?? ""] ?? everywhere, buy };
}
