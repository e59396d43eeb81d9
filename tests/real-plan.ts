import { compileFunnel } from "#funnel/compile-funnel.ts";
import type { Plan } from "#funnel/plan.ts";
import { planOf } from "#funnel/plan-of.ts";
import { problemLine } from "#funnel/problem.ts";
import { readAssets, readFunnelFolder } from "../scripts/funnel-folder.ts";

/** The plan of the funnel that we ship. */
export function realPlan(): Plan {
  const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
  if (Array.isArray(funnel)) throw new Error(funnel.map(problemLine).join("\n"));
  return planOf(funnel, (image) => `/${image}.svg`);
}
