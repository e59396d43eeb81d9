import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { nearest } from "../diagnostics/did-you-mean.ts";
import { flowMessages } from "../diagnostics/messages/flow.ts";
import { allItems, isStepItem } from "../read/flow.ts";
import type { Funnel } from "../read/read-funnel.ts";

/** Steps in the flow that no file defines. */
export function unknownSteps({ flow, steps, source }: Funnel): Diagnostic[] {
  const named = allItems(flow).filter(isStepItem);
  const unknown = named.filter((item) => !steps.has(item.step));
  const names = new Set(named.map(({ step }) => step));
  const unnamed = [...steps.keys()].filter((id) => !names.has(id));
  // If exactly one step is unknown and exactly one is unused, it was probably renamed.
  const [renamed] =
    unnamed.length === 1 && new Set(unknown.map((item) => item.step)).size === 1 ? unnamed : [];
  return unknown.map((item) => {
    const [first, further] = item.step.split(" - ");
    const below = source.diagnosticIn(
      item.path,
      `- ${further}`,
      flowMessages.indentedDash({ step: first ?? "" }),
    );
    const meant = nearest(item.step, steps.keys());
    const problem = source.diagnosticAt(
      item.path,
      meant === undefined && renamed
        ? flowMessages.renamedStep({ step: item.step, newName: renamed })
        : flowMessages.unknownStep({ step: item.step, meant }),
    );
    return below.line > problem.line ? below : problem;
  });
}
