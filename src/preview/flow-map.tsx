import { useMemo } from "react";
import { FlowList } from "./flow-list.tsx";
import styles from "./flow-map.module.css";
import type { PreviewFlow } from "./preview-data.ts";
import type { Walk } from "./use-walk.ts";

/** The flow from top to bottom, with its splits side by side. Every step is a button that shows it in the phone. */
export function FlowMap({ flow, walk }: { flow: PreviewFlow; walk: Walk }) {
  const steps = useMemo(() => new Map(flow.steps.map((step) => [step.place, step])), [flow]);
  return (
    <div className={styles.map}>
      <FlowList items={flow.items} steps={steps} walk={walk} />
    </div>
  );
}
