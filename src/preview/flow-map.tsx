import { useMemo } from "react";
import { FlowList } from "./flow-list.tsx";
import styles from "./flow-map.module.css";
import type { PreviewFlow } from "./preview-data.ts";
import { type SeenStep, turnsOf } from "./seen-steps.ts";
import type { Walk } from "./use-walk.ts";

/** The flow from top to bottom, with its splits side by side. Every step is a button that shows it in the phone. */
export function FlowMap({
  flow,
  seen,
  walk,
}: {
  flow: PreviewFlow;
  seen: Map<string, SeenStep>;
  walk: Walk;
}) {
  const steps = useMemo(() => new Map(flow.steps.map((step) => [step.place, step])), [flow]);
  const turns = useMemo(() => turnsOf(flow, walk.visitor), [flow, walk.visitor]);
  return (
    <div className={styles.map}>
      <FlowList items={flow.items} steps={steps} seen={seen} turns={turns} walk={walk} />
    </div>
  );
}
