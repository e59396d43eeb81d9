import type { SnapshotFrom } from "xstate";
import type { Plan } from "#compiler/plan.ts";
import { getOwn } from "#lib/json.ts";
import { type FunnelMachine, SUSPENDED } from "./funnel-machine.ts";

export type Snapshot = SnapshotFrom<FunnelMachine>;

/** The place that is shown; undefined while the quiz is suspended. */
export function placeOf(plan: Plan, { value }: Snapshot): string | undefined {
  const [top] = typeof value === "string" ? [value] : Object.keys(value);
  return top !== undefined && top !== SUSPENDED && getOwn(plan.steps, top) ? top : undefined;
}
