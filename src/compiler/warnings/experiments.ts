import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { experimentMessages } from "../diagnostics/messages/flow.ts";
import { analyzeFlow, collectFlowStates } from "../model/flow-analysis.ts";
import { sameArms } from "../model/same-arms.ts";
import { usedExperiments } from "../model/used-experiments.ts";
import { listConditions } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type SolverContext, solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

/** Experiments that assign visitors to arms but change nothing. */
export function unusedExperiments(funnel: Funnel): Diagnostic[] {
  const used = usedExperiments(funnel);
  return Object.keys(funnel.file.experiments)
    .filter((id) => !used.has(id))
    .map((id) => {
      const [arm = "B"] = Object.keys(funnel.file.experiments[id]?.arms ?? {}).slice(1);
      return funnel.source.diagnosticAt(
        ["experiments", id],
        experimentMessages.unusedExperiment({ experiment: id, arm }),
        true,
      );
    });
}

/** Experiments with arms that show the same, so their results can differ only by chance. */
export function armsThatShowTheSame(funnel: Funnel): Diagnostic[] {
  return sameArms(funnel).map(({ experiment, arms }) =>
    funnel.source.diagnosticAt(
      ["experiments", experiment],
      experimentMessages.sameArms({ experiment, arms }),
      true,
    ),
  );
}

/**
 * Options, entries, and overrides that only a losing arm had, so no one can choose or read them
 * anymore.
 */
export function losingArmContent(funnel: Funnel): Diagnostic[] {
  const hasWinner = Object.values(funnel.file.experiments).some(
    ({ winner }) => winner !== undefined,
  );
  // Anything that no one can see while all arms still run is already an error.
  if (!hasWinner) return [];
  const states = collectFlowStates(analyzeFlow(funnel));
  return [...funnel.steps.values()].flatMap((step) => {
    const places = (states.get(step.id) ?? []).map((before) => ({
      before,
      context: withWinners(funnel, solverContext(funnel, before.always)),
    }));
    const reached = places.filter(({ before, context }) => isReachable(before.guards, context));
    if (reached.length === 0) return [];
    return listConditions(step)
      .filter(({ condition, outer }) =>
        reached.every(
          ({ before, context }) =>
            !isReachable([...before.guards, ...outer, condition.when], context),
        ),
      )
      .map(({ condition }) =>
        condition.source.diagnosticAt(condition.path, experimentMessages.onlyForLosingArm, true),
      );
  });
}

function withWinners({ file }: Funnel, context: SolverContext): SolverContext {
  const winners = Object.entries(file.experiments).flatMap(
    ([id, { winner }]): [string, string[]][] => (winner === undefined ? [] : [[id, [winner]]]),
  );
  return { ...context, arms: { ...context.arms, ...Object.fromEntries(winners) } };
}

const PLACEHOLDER = /\b(todo|tbd|tba|fixme|xxx+|lorem|asdf)\b|\.\.\.$|…$/i;
const MIN_WORDS = 3;

/** Matches `TODO`, `Test`, or `New headline`: nothing that a number could answer. */
function isOpen(question: string): boolean {
  const words = question.split(/\s+/).length;
  return PLACEHOLDER.test(question) || words < 2 || (words < MIN_WORDS && !question.endsWith("?"));
}

/**
 * Experiments that don't say what they should find out, so no one could say when they're finished.
 */
export function emptyQuestions({ file, source }: Funnel): Diagnostic[] {
  return Object.entries(file.experiments)
    .filter(([, { question }]) => isOpen(question))
    .map(([id]) =>
      source.diagnosticAt(
        ["experiments", id, "question"],
        experimentMessages.emptyQuestion({ experiment: id }),
      ),
    );
}
