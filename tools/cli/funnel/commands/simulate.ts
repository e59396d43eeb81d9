import { simulateMessages } from "#compiler/diagnostics/messages/cli/simulate.ts";
import type { Plan } from "#compiler/plan.ts";
import { createTally, type Tally } from "#compiler/simulation/tally.ts";
import {
  type SimulatedVisitor,
  simulatedVisitor,
  type VisitorModel,
} from "#compiler/simulation/visitors.ts";
import type { Json } from "#lib/json.ts";
import { createRandom } from "#lib/seeded-random.ts";
import { type Duration, estimateDurations } from "#rules/experiments/duration.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";
import { powerOptions, readPowerOptions } from "./power-options.ts";
import { type Leaving, readLeaving, share, whole } from "./simulate-options.ts";
import { describeSimulation } from "./simulate-report.ts";

const MS_PER_S = 1000;

const options = {
  visitors: { type: "string", default: "10000" },
  seed: { type: "string", default: "1" },
  "drop-off": { type: "string", multiple: true, default: ["3%"] as string[] },
  buy: { type: "string", default: "5%" },
  ...powerOptions,
  json: { type: "boolean" },
  csv: { type: "boolean" },
  folder: { type: "string", default: "funnel" },
} as const;

export const command: Command = {
  summary: simulateMessages.summary,
  usage: simulateMessages.usage,
  async run(args, terminal) {
    const { values } = parseArguments({ args, options });
    if (values.json && values.csv) throw new UsageError(simulateMessages.jsonAndCsv);
    const [visitors, seed] = [
      whole("--visitors", values.visitors, 1),
      whole("--seed", values.seed, 0),
    ];
    const leaving = readLeaving(values["drop-off"]);
    const buy = share("--buy", values.buy);
    const assumed = readPowerOptions(values);
    const compiled = compileOrReport(values.folder, terminal);
    if (!compiled) return 1;
    const { plan } = compiled;

    const start = performance.now();
    if (values.csv) terminal.print(csvHead(plan));
    const tally = walk(
      plan,
      { visitors, seed, behaving: createVisitorModel(plan, leaving, buy) },
      values.csv ? terminal.print : undefined,
    );
    if (values.csv) return 0;
    const seconds = (performance.now() - start) / MS_PER_S;
    const durations: Duration[] = estimateDurations(plan, assumed);
    const report = { seed, leaving, buy, assumed, tally, durations };
    if (values.json)
      terminal.print(JSON.stringify({ note: simulateMessages.note, ...report }, null, 2));
    else terminal.tell(describeSimulation(plan, { ...report, seconds }, terminal));
    return 0;
  },
};

interface Walk {
  visitors: number;
  seed: number;
  behaving: VisitorModel;
}

function walk(
  plan: Plan,
  { visitors, seed, behaving }: Walk,
  print?: (row: string) => void,
): Tally {
  const { tally, add } = createTally(plan);
  const chance = createRandom(seed);
  for (let number = 1; number <= visitors; number++) {
    const visitor = simulatedVisitor(plan, behaving, chance);
    add(visitor);
    print?.(csvRow(plan, number, visitor));
  }
  return tally;
}

function createVisitorModel(
  plan: Plan,
  { everywhere, byType }: Leaving,
  buy: number,
): VisitorModel {
  return { leave: (place) => byType[plan.steps[place]?.type ?? ""] ?? everywhere, buy };
}

/**
 * The columns: the visitor, the arm of each experiment, the last step, whether they bought, and
 * every answer.
 */
function csvHead(plan: Plan): string {
  return ["visitor", ...Object.keys(plan.experiments), "last step", "bought", ...listAnswers(plan)]
    .map(cell)
    .join(",");
}

function csvRow(
  plan: Plan,
  number: number,
  { arms, answers, places, bought }: SimulatedVisitor,
): string {
  const drawn = Object.keys(plan.experiments).map((id) => arms[id]);
  return [
    number,
    ...drawn,
    plan.steps[places.at(-1) ?? ""]?.id,
    bought ? "yes" : "no",
    ...listAnswers(plan).map((name) => answers[name]),
  ]
    .map(cell)
    .join(",");
}

function listAnswers(plan: Plan): string[] {
  return [...new Set(Object.values(plan.steps).flatMap(({ answer }) => answer ?? []))];
}

/** RFC 4180: quoted if it contains a comma, a quote, or a line break. */
function cell(value: Json | undefined): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
