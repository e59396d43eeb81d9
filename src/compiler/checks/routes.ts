import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { routeMessages } from "../diagnostics/messages/routes.ts";
import { analyzeFlow } from "../model/flow-analysis.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

/** Routes that the same visitor would see twice. Arms that exclude each other can share a route. */
export function routesUsedTwice(funnel: Funnel): Diagnostic[] {
  const context = solverContext(funnel, new Set());
  return analyzeFlow(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const earlier =
      step &&
      before.visited
        .of(step.route)
        .find(({ guards }) => isReachable([...guards, ...before.guards], context));
    if (!earlier) return [];
    if (earlier.step === step.id)
      return [
        funnel.source.diagnosticAt(item.path, flowMessages.stepTwiceOnPath({ step: step.id })),
      ];
    const message = routeMessages.routeTwiceOnPath({
      route: step.route,
      earlierStep: earlier.step,
      step: step.id,
    });
    return [step.source.diagnosticAt([...step.path, "route"], message)];
  });
}
