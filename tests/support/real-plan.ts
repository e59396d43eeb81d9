import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import { diagnosticLine } from "#compiler/diagnostics/diagnostic.ts";
import type { Plan } from "#compiler/plan.ts";
import type { Funnel } from "#compiler/read/read-funnel.ts";
import { readAssets, readFunnelFolder } from "#tools/cli/funnel-folder/funnel-folder.ts";
import { sampleFunnel } from "#tools/test-env/put-sample-funnel.ts";

function compileFolder(folder: string): Funnel {
  const funnel = compileFunnel(readFunnelFolder(folder), readAssets(folder));
  if (Array.isArray(funnel)) throw new Error(funnel.map(diagnosticLine).join("\n"));
  return funnel;
}

/** The funnel that we ship, with everything around it: the site, the pages, the program. */
export const realFunnel = () => compileFolder("funnel");

/** A funnel with the texts that ours had when the tests were written. It doesn't change with ours. */
export const compileSampleFunnel = () => compileFolder(sampleFunnel);

/** The plan of the funnel that we ship. */
export const realPlan = (): Plan => buildPlan(realFunnel(), (image) => `/${image}.svg`);
