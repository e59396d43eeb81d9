import { allItems, type Branch, type FlowItem } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Experiments that find nothing out: nothing differs between their arms, or nothing in the funnel depends on them. */
export function idleExperiments(funnel: Funnel): Problem[] {
  const { file, source, flow } = funnel;
  const splits = allItems(flow).filter((item): item is Branch => item.kind === "branch" && item.experiment !== undefined);
  return Object.keys(file.experiments).flatMap((id) => {
    const own = splits.filter(({ experiment }) => experiment === id);
    if (isReadElsewhere(id, own.length, funnel)) return [];
    if (own.length === 0)
      return [source.problem(["experiments", id], `Nothing depends on "${id}". Split the flow by it (- split: ${id}), or remove it.`, true)];
    const [first] = own;
    const isSame = own.every(({ arms }) => new Set(arms.map((arm) => stepsOf(arm.items))).size <= 1);
    return first && isSame
      ? [source.problem(first.path, `Every arm of "${id}" sees the same, so it finds nothing out. Let the lists of its arms differ.`)]
      : [];
  });
}

/** Named by a step, or in the flow by something other than its splits: what its arms differ in stands there. */
function isReadElsewhere(id: string, splits: number, { source, steps }: Funnel): boolean {
  const value = source.value as { flow?: unknown };
  const named = JSON.stringify([value.flow, [...steps.values()].map((step) => step.fields)]).split(JSON.stringify(id)).length - 1;
  return named > splits;
}

function stepsOf(items: FlowItem[]): string {
  return JSON.stringify(items, (key, value) => (key === "path" || key === "named" || key === "wanted" ? undefined : value));
}
