import { useEffect, useEffectEvent, useRef } from "react";
import type { PreviewFlow, ScreenUpdate } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import type { StepView } from "../visitor/visitor-view.ts";
import styles from "./all-screens.module.css";
import { show, useMessages } from "./messages.ts";

/** All screens at a glance, rendered in their own document. */
export function AllScreens({
  flow,
  seen,
  walk,
}: {
  flow: PreviewFlow;
  seen: Map<string, StepView>;
  walk: PreviewState;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { visitor, step } = walk;
  const showAll = useEffectEvent(() =>
    show(frame.current, {
      steps: flow.steps.map((one) => ({ ...one, ...seen.get(one.place) })),
      visitor,
      chosen: step?.place,
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change to any of these needs a new rendering
  useEffect(() => showAll(), [flow, visitor, step]);
  useMessages<ScreenUpdate>(
    () => frame.current?.contentWindow,
    (update) => {
      if (update.kind === "ready") showAll();
      const chosen =
        update.kind === "chosen"
          ? flow.steps.find(({ place }) => place === update.place)
          : undefined;
      if (chosen) walk.choose(chosen);
    },
  );
  return (
    <iframe ref={frame} className={styles.sheet} src="/__funnel/screens" title="All screens" />
  );
}
