import { buildPlan } from "#compiler/build-plan.ts";
import { compileFunnel } from "#compiler/compile.ts";
import type { Plan } from "#compiler/plan.ts";
import { findReportedPlaces, type ReportedPlaces } from "#compiler/reported-places.ts";
import { readFolder } from "#tools/cli/funnel-folder/folder.ts";
import { UsageError } from "#tools/cli/funnel-folder/usage-error.ts";

/** The funnel that simulated visitors walk through, and the offer that they buy. */
export interface DemoFunnel {
  plan: Plan;
  reported: ReportedPlaces;
  /** The price in the currency's smallest unit. */
  cents: number;
}

/** The funnel of a folder. Throws `UsageError` if it has errors. */
export function demoFunnel(folder: string): DemoFunnel {
  const { files, assets } = readFolder(folder);
  const funnel = compileFunnel(files, assets);
  if (Array.isArray(funnel))
    throw new UsageError("The funnel has errors. Run npm run funnel -- check.");
  return {
    plan: buildPlan(funnel, () => ""),
    reported: findReportedPlaces(funnel),
    cents:
      assets.prices?.find(({ isOnSale, id }) => isOnSale && id === funnel.offer.fields["price-id"])
        ?.amount ?? 0,
  };
}
