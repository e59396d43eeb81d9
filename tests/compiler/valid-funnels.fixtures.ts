import type { FunnelFiles } from "#compiler/read/read-funnel.ts";
import { flowShapes } from "./flow-shapes.fixtures.ts";
import { branchingFunnel, longFunnel } from "./large-funnels.fixtures.ts";
import { yamlStyles } from "./yaml-styles.fixtures.ts";

/**
 * Funnels without a mistake, as different from each other as authors are. The checks must not
 * report anything in them.
 */
export const validFunnels: Record<string, FunnelFiles> = {
  ...flowShapes,
  "120 steps with 30 branches": branchingFunnel(),
  "a thousand steps": longFunnel(1000),
  ...Object.fromEntries(
    Object.entries(yamlStyles).map(([name, files]) => [`written with ${name}`, files]),
  ),
};
