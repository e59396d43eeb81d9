import { parseArgs } from "node:util";
import { conditionInWords } from "#funnel/condition-in-words.ts";
import { type ArmView, armViews } from "#funnel/paths/arm-views.ts";
import { turnsOf, type Way } from "#funnel/paths/way.ts";
import { type WaysThrough, waysThrough } from "#funnel/paths/ways.ts";
import type { Plan } from "#funnel/plan.ts";
import type { Command } from "./command.ts";
import { compiledFolder } from "./compiled-folder.ts";
import { table } from "./table.ts";
import type { Terminal } from "./terminal.ts";

const MS_PER_S = 1000;

export const command: Command = {
  summary: "counts the ways through, and tells what each arm sees and how long it takes at least",
  usage: [
    "--json              for programs; the number of ways is a text there, since it can be large",
    "--folder <folder>   another funnel than the one in funnel/",
  ].join("\n"),
  async run(args, terminal) {
    const { json, folder } = parseArgs({
      args,
      options: { json: { type: "boolean" }, folder: { type: "string", default: "funnel" } },
    }).values;
    const compiled = compiledFolder(folder, terminal);
    if (!compiled) return 1;
    const { plan } = compiled;
    const [ways, views] = [waysThrough(plan), armViews(plan)];
    if (json) terminal.print(JSON.stringify(asData(ways, views), null, 2));
    else terminal.tell(inWords(plan, ways, views, terminal));
    return 0;
  },
};

function inWords(
  plan: Plan,
  ways: WaysThrough,
  views: Record<string, ArmView[]>,
  terminal: Terminal,
): string {
  const { bold, dim } = terminal.color;
  const one = ways.count === 1n;
  const range = (
    [low, high, same]: [string, string, string],
    [least, most]: [Way, Way],
    measure: (way: Way) => string,
  ) =>
    measure(least) === measure(most)
      ? [[same, measure(least), one ? "" : "on every way"]]
      : [
          [low, `${ways.isExact ? "" : "at least "}${measure(least)}`, turnsInWords(ways, least)],
          [high, `${ways.isExact ? "" : "at most "}${measure(most)}`, turnsInWords(ways, most)],
        ];
  const counted = `${ways.isExact ? "" : "At most "}${grouped(ways.count)} ${one ? "way leads" : "ways lead"} through.`;
  const undecided = ways.isExact
    ? []
    : [dim("Too much depends on one another to say of every way whether somebody can take it.")];
  const lines = table([
    ...range(
      ["Shortest", "Longest", "Length"],
      [ways.shortest, ways.longest],
      (way) => `${way.steps} steps`,
    ),
    ...range(
      ["Fewest questions", "Most questions", "Questions"],
      [ways.fewestQuestions, ways.mostQuestions],
      (way) => String(way.questions),
    ),
    [
      "Least wait",
      `${ways.isWaitExact ? "" : "at least "}${seconds(ways.quickest.waitMs)}`,
      turnsInWords(ways, ways.quickest),
    ],
  ]);
  const note = dim(
    "The least wait is what nobody can skip: the timers of the steps and the changes between screens. Reading and choosing come on top.",
  );
  const arms = Object.entries(views).flatMap(([id, arms]) => [
    "",
    bold(`${id}: ${plan.experiments[id]?.question ?? ""}`),
    ...armsInWords(plan, arms, terminal),
  ]);
  return [bold(counted), ...undecided, "", ...lines, "", note, ...arms].join("\n");
}

/** The steps of each arm; runs that all arms share are only counted. */
function armsInWords(plan: Plan, arms: ArmView[], { color }: Terminal): string[] {
  return arms.flatMap(({ arm, share, steps }) => {
    const lines: string[] = [];
    for (let index = 0; index < steps.length; ) {
      const differs = steps[index]?.differs;
      const end = steps.findIndex((step, later) => later > index && step.differs !== differs);
      const run = steps
        .slice(index, end === -1 ? steps.length : end)
        .map(({ place }) => plan.steps[place]?.id ?? place);
      if (differs) lines.push(...run.map((id) => color.green(`    + ${id}`)));
      else
        lines.push(
          color.dim(
            `      ${run.length > 2 ? `${run[0]} … ${run.at(-1)}, ${run.length} steps as in every arm` : `${run.join(", ")}, as in every arm`}`,
          ),
        );
      index += run.length;
    }
    return [`  Arm ${arm}, ${share}%, ${steps.length} steps`, ...lines];
  });
}

/** `summary A, gender is male` */
function turnsInWords({ forks }: WaysThrough, way: Way): string {
  return turnsOf(way)
    .map(({ fork, arm }) => {
      const arms = forks[fork] ?? [];
      const when = arms[arm]?.when;
      if (!when) return "";
      return "experiment" in when ? `${when.experiment} ${when.arm}` : conditionInWords(when);
    })
    .join(", ");
}

function asData(ways: WaysThrough, views: Record<string, ArmView[]>) {
  const way = (one: Way) => ({
    steps: one.steps,
    questions: one.questions,
    waitMs: one.waitMs,
    turns: turnsOf(one),
  });
  const { shortest, longest, fewestQuestions, mostQuestions, quickest } = ways;
  return {
    ways: String(ways.count),
    isExact: ways.isExact,
    isWaitExact: ways.isWaitExact,
    shortest: way(shortest),
    longest: way(longest),
    fewestQuestions: way(fewestQuestions),
    mostQuestions: way(mostQuestions),
    quickest: way(quickest),
    forks: ways.forks,
    experiments: views,
  };
}

function grouped(count: bigint): string {
  return count.toLocaleString("en-GB");
}

function seconds(ms: number): string {
  return `${Number((ms / MS_PER_S).toFixed(1))} s`;
}
