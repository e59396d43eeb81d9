import { allConditions } from "../all-conditions.ts";
import { allItems } from "../flow.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";

/** Experiments that visitors are drawn for and that change nothing. */
export function unusedExperiments(funnel: Funnel): Problem[] {
  const split = allItems(funnel.flow).flatMap((item) =>
    item.kind === "branch" && item.experiment !== undefined ? [item.experiment] : [],
  );
  const read = allConditions(funnel).flatMap(({ arms }) =>
    arms.map(({ experiment }) => experiment),
  );
  const used = new Set([...split, ...read]);
  return Object.keys(funnel.file.experiments)
    .filter((id) => !used.has(id))
    .map((id) => {
      const [arm = "B"] = Object.keys(funnel.file.experiments[id]?.arms ?? {}).slice(1);
      const remedy = `Write a split: ${id} in the flow, or a condition { arm: { ${id}: ${arm} } } in a step, or remove it.`;
      return funnel.source.problem(
        ["experiments", id],
        `Nothing depends on "${id}". ${remedy}`,
        true,
      );
    });
}
