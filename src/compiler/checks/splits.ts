import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { allItems, type Branch } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";

const WHOLE = 100;
const ROUNDING = 0.01;

/**
 * Experiments with shares that don't add up to 100%, and splits that don't match their experiment.
 */
export function splitDiagnostics(funnel: Funnel): Diagnostic[] {
  return [
    ...experimentDiagnostics(funnel),
    ...allItems(funnel.flow).flatMap((item) =>
      item.kind === "branch" && item.experiment ? splitProblem(item, item.experiment, funnel) : [],
    ),
  ];
}

function experimentDiagnostics({ file, source }: Funnel): Diagnostic[] {
  return Object.entries(file.experiments).flatMap(([id, { arms, winner }]) => {
    const problems: Diagnostic[] = [];
    const sum = Object.values(arms).reduce((total, share) => total + share, 0);
    if (Math.abs(sum - WHOLE) > ROUNDING) {
      problems.push(
        source.diagnosticAt(
          ["experiments", id, "arms"],
          experimentMessages.wrongSum({ experiment: id, sum: Number(sum.toFixed(2)) }),
          true,
        ),
      );
    }
    if (winner !== undefined && !Object.hasOwn(arms, winner)) {
      problems.push(
        source.diagnosticAt(
          ["experiments", id, "winner"],
          unknownArm(winner, id, Object.keys(arms)),
        ),
      );
    }
    return problems;
  });
}

function splitProblem(branch: Branch, experiment: string, { file, source }: Funnel): Diagnostic[] {
  const known = Object.hasOwn(file.experiments, experiment)
    ? file.experiments[experiment]
    : undefined;
  if (!known) {
    const meant = nearest(experiment, Object.keys(file.experiments));
    return [
      source.diagnosticAt(branch.path, experimentMessages.unknownExperiment({ experiment, meant })),
    ];
  }
  const arms = Object.keys(known.arms);
  const here = branch.arms.map((arm) => arm.name);
  const unknown = here.filter((arm) => !arms.includes(arm));
  // A mistyped arm is reported once, not a second time as missing.
  const meant = unknown.map((arm) => nearest(arm, arms));
  const missing = arms.filter((arm) => !here.includes(arm) && !meant.includes(arm));
  return [
    ...branch.arms
      .filter(({ name }) => unknown.includes(name))
      .map(({ name, path }) => source.diagnosticAt(path, unknownArm(name, experiment, arms), true)),
    ...missing.map((arm) =>
      source.diagnosticAt(branch.path, experimentMessages.missingArm({ arm })),
    ),
  ];
}

function unknownArm(arm: string, experiment: string, arms: string[]): string {
  const meant = nearest(arm, arms);
  return experimentMessages.unknownArm({ arm, experiment, arms, meant });
}
