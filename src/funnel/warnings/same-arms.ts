import { allOf } from "../did-you-mean.ts";
import type { Problem } from "../problem.ts";
import type { Funnel } from "../read-funnel.ts";
import { seenInArm } from "../seen-in-arm.ts";
import { unusedExperiments } from "./unused-experiments.ts";

/** Experiments of which two arms show the same, so that they can only differ by chance. */
export function armsThatShowTheSame(funnel: Funnel): Problem[] {
  const unused = unusedExperiments(funnel);
  return Object.entries(funnel.file.experiments).flatMap(([id, { arms, winner }]) => {
    const problem = (same: string[]) =>
      funnel.source.problem(
        ["experiments", id],
        `Arms ${allOf(same)} of "${id}" show the same. Change what one of them shows, or remove it.`,
        true,
      );
    // of what nothing depends on, more need not be said
    if (winner !== undefined || unused.some(({ line }) => line === problem([]).line)) return [];
    const byLook = new Map<string, string[]>();
    for (const arm of Object.keys(arms)) {
      const look = JSON.stringify(seenInArm(funnel, id, arm));
      byLook.set(look, [...(byLook.get(look) ?? []), arm]);
    }
    return [...byLook.values()].filter((same) => same.length > 1).map(problem);
  });
}
