import type { FunnelFiles } from "#funnel/read-funnel.ts";
import { branchingFunnel, longFunnel } from "./large.ts";
import { shapes } from "./shapes.ts";
import { writings } from "./writings.ts";

/** Funnels without a mistake, as different from each other as authors are. Nothing may be said against any of them. */
export const validFunnels: Record<string, FunnelFiles> = {
  ...shapes,
  "120 steps with 30 branches": branchingFunnel(),
  "a thousand steps": longFunnel(1000),
  ...Object.fromEntries(
    Object.entries(writings).map(([name, files]) => [`written with ${name}`, files]),
  ),
};
