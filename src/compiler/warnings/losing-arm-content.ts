import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { experimentMessages } from "../diagnostics/messages/experiments.ts";
import { analyzeFlow, collectFlowStates } from "../model/flow-analysis.ts";
import { listConditions } from "../model/variants.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { type SolverContext, solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

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
