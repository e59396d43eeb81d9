import { pathsMessages } from "#compiler/diagnostics/messages/cli/flow.ts";
import { buildFlowGraph } from "#compiler/flow-graph.ts";
import { describeCondition } from "#compiler/model/describe-condition.ts";
import { type ArmView, armViews } from "#compiler/paths/arm-views.ts";
import { countPaths, type PathCounts } from "#compiler/paths/count-paths.ts";
import { listTurns, type Path } from "#compiler/paths/path-stats.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Command } from "../command.ts";
import { compileOrReport } from "../compile-or-report.ts";
import { parseArguments } from "../parse-arguments.ts";
import { table } from "../terminal/table.ts";
import type { Terminal } from "../terminal/terminal.ts";

const MS_PER_S = 1000;

export const command: Command = {
  summary: pathsMessages.summary,
  usage: pathsMessages.usage,
  async run(args, terminal) {
    const { json, folder } = parseArguments({
      args,
      options: { json: { type: "boolean" }, folder: { type: "string", default: "funnel" } },
    }).values;
    const compiled = compileOrReport(folder, terminal);
    if (!compiled) return 1;
    const { plan, funnel } = compiled;
    const [counts, views] = [countPaths(plan), armViews(plan, buildFlowGraph(funnel).tree)];
    if (json) terminal.print(JSON.stringify(asData(counts, views), null, 2));
    else terminal.tell(inWords(plan, counts, views, terminal));
    return 0;
  },
};

function inWords(
  plan: Plan,
  counts: PathCounts,
  views: Record<string, ArmView[]>,
  terminal: Terminal,
): string {
  const { bold, dim } = terminal.color;
  const counted =
    counts.count === 1n && counts.isExact
      ? pathsMessages.onePath
      : pathsMessages.count({ count: groupDigits(counts.count), isExact: counts.isExact });
  const undecided = counts.isExact ? [] : [dim(pathsMessages.notExact)];
  const arms = Object.entries(views).flatMap(([id, view]) => [
    "",
    bold(`${id}: ${plan.experiments[id]?.question ?? ""}`),
    ...armsInWords(plan, view, terminal),
  ]);
  const lines = table(extremes(counts));
  return [bold(counted), ...undecided, "", ...lines, "", dim(pathsMessages.waitNote), ...arms].join(
    "\n",
  );
}

/** A row for each extreme path: what it is, how far, and its turns. */
function extremes(counts: PathCounts): string[][] {
  const range = (
    [low, high, same]: [string, string, string],
    [least, most]: [Path, Path],
    measure: (path: Path) => string,
  ) =>
    measure(least) === measure(most)
      ? [[same, measure(least), counts.count === 1n ? "" : pathsMessages.everyPath]]
      : [
          [low, atLeast(measure(least), counts.isExact), turnsInWords(counts, least)],
          [high, atMost(measure(most), counts.isExact), turnsInWords(counts, most)],
        ];
  return [
    ...range(
      [pathsMessages.shortest, pathsMessages.longest, pathsMessages.length],
      [counts.shortest, counts.longest],
      ({ steps }) => pathsMessages.steps({ count: steps }),
    ),
    ...range(
      [pathsMessages.fewestQuestions, pathsMessages.mostQuestions, pathsMessages.questions],
      [counts.fewestQuestions, counts.mostQuestions],
      ({ questions }) => String(questions),
    ),
    [
      pathsMessages.shortestWait,
      atLeast(seconds(counts.quickest.waitMs), counts.isWaitExact),
      turnsInWords(counts, counts.quickest),
    ],
  ];
}

function atLeast(value: string, isExact: boolean): string {
  return isExact ? value : pathsMessages.atLeast({ value });
}

function atMost(value: string, isExact: boolean): string {
  return isExact ? value : pathsMessages.atMost({ value });
}

/** The steps of each arm. Runs that all arms share are only counted. */
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
      else lines.push(color.dim(`      ${describeSharedRun(run)}`));
      index += run.length;
    }
    return [`  ${pathsMessages.arm({ arm, share, steps: steps.length })}`, ...lines];
  });
}

function describeSharedRun(steps: string[]): string {
  const [first = ""] = steps;
  return steps.length > 2
    ? pathsMessages.manySharedSteps({ first, last: steps.at(-1) ?? "", count: steps.length })
    : pathsMessages.sharedSteps({ steps });
}

/** `summary A, gender is male`, each once, even if it decides at several forks. */
function turnsInWords({ forks }: PathCounts, path: Path): string {
  const words = listTurns(path).flatMap(({ fork, arm }) => {
    const when = forks[fork]?.[arm]?.when;
    if (!when) return [];
    return "experiment" in when ? `${when.experiment} ${when.arm}` : describeCondition(when);
  });
  return [...new Set(words)].join(", ");
}

function asData(counts: PathCounts, views: Record<string, ArmView[]>) {
  const path = (one: Path) => ({
    steps: one.steps,
    questions: one.questions,
    waitMs: one.waitMs,
    turns: listTurns(one),
  });
  const { shortest, longest, fewestQuestions, mostQuestions, quickest } = counts;
  return {
    ways: String(counts.count),
    isExact: counts.isExact,
    isWaitExact: counts.isWaitExact,
    shortest: path(shortest),
    longest: path(longest),
    fewestQuestions: path(fewestQuestions),
    mostQuestions: path(mostQuestions),
    quickest: path(quickest),
    forks: counts.forks,
    experiments: views,
  };
}

function groupDigits(count: bigint): string {
  return count.toLocaleString("en-GB");
}

function seconds(ms: number): string {
  return `${Number((ms / MS_PER_S).toFixed(1))} s`;
}
