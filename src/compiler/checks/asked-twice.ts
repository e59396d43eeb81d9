import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { answerMessages } from "../diagnostics/messages/answers.ts";
import { analyzeFlow } from "../model/flow-analysis.ts";
import type { Funnel } from "../read/read-funnel.ts";
import { solverContext } from "../solver/context.ts";
import { isReachable } from "../solver/reachability.ts";

/**
 * Answers that the same visitor would be asked for twice, so that the second overwrites the first.
 * Arms that exclude each other can ask for the same answer.
 */
export function answersAskedTwice(funnel: Funnel): Diagnostic[] {
  const context = solverContext(funnel, new Set());
  return analyzeFlow(funnel).steps.flatMap(({ item, before }) => {
    const step = funnel.steps.get(item.step);
    const answer = step?.type.answerSpec?.(step.fields)?.name;
    if (!step || answer === undefined) return [];
    const earlier = before.visitedAsking
      .of(answer)
      .find(
        (visited) =>
          visited.step !== item.step && isReachable([...visited.guards, ...before.guards], context),
      );
    if (!earlier) return [];
    return [
      step.source.diagnosticAt(
        [...step.path, "answer"],
        answerMessages.askedTwice({ answer, earlierStep: earlier.step }),
      ),
    ];
  });
}
