import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { readAssets, readFunnelFolder } from "#tools/funnel-folder/funnel-folder.ts";

/** The funnel that we ship, with everything around it: the site, the pages, the program. */
export function realFunnel(): Funnel {
  const funnel = compileFunnel(readFunnelFolder("funnel"), readAssets("funnel"));
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return funnel;
}

/** The plan of the funnel that we ship. */
export const realPlan = (): Plan => buildPlan(realFunnel(), (image) => `/${image}.svg`);
