import { useMemo } from "react";
import { Icon } from "#ui/icon.tsx";
import type { PreviewFlow, PreviewNumbers } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { collectTurns, type StepView } from "../visitor/visitor-view.ts";
import { FlowList } from "./flow-list.tsx";
import styles from "./flow-map.module.css";

/**
 * The flow from top to bottom, with its splits side by side. Every step is a button that shows it
 * on the phone.
 */
export function FlowMap({
  flow,
  seen,
  numbers,
  walk,
}: {
  flow: PreviewFlow;
  seen: Map<string, StepView>;
  numbers: PreviewNumbers | undefined;
  walk: PreviewState;
}) {
  const steps = useMemo(() => new Map(flow.steps.map((step) => [step.place, step])), [flow]);
  const turns = useMemo(() => collectTurns(flow, walk.visitor), [flow, walk.visitor]);
  return (
    <div className={styles.map}>
      {numbers?.kind === "unreadable" && (
        <p className={styles.unreadable}>
          <Icon name="warning-circle" /> <span>{`No drop-off: ${numbers.reason}`}</span>
        </p>
      )}
      <FlowList
        items={flow.items}
        steps={steps}
        seen={seen}
        turns={turns}
        numbers={numbers}
        walk={walk}
      />
    </div>
  );
}
