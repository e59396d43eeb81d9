import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import type { Funnel } from "#funnel/read-funnel.ts";
import { readAssets, readFunnelFolder } from "../scripts/funnel-folder.ts";

/** The funnel that we ship, with what surrounds it: the site, the pages, the program. */
export function realFunnel(): Funnel {
  const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return funnel;
}

/** The plan of the funnel that we ship. */
export const realPlan = (): Plan => planOf(realFunnel(), (image) => `/${image}.svg`);
