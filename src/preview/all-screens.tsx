import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./all-screens.module.css";
import { show, useMessages } from "./messages.ts";
import type { PreviewFlow, ScreenNews } from "./preview-data.ts";
import type { SeenStep } from "./seen-steps.ts";
import type { Walk } from "./use-walk.ts";

/** All screens at a glance, drawn in a document of their own. */
export function AllScreens({
  flow,
  seen,
  walk,
}: {
  flow: PreviewFlow;
  seen: Map<string, SeenStep>;
  walk: Walk;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of these changes is drawn anew
  useEffect(() => showAll(), [flow, visitor, step]);
  useMessages<ScreenNews>(
    () => frame.current?.contentWindow,
    (news) => {
      if (news.kind === "ready") showAll();
      const chosen =
        news.kind === "chosen" ? flow.steps.find(({ place }) => place === news.place) : undefined;
      if (chosen) walk.choose(chosen);
    },
  );
  return (
    <iframe ref={frame} className={styles.sheet} src="/__funnel/screens" title="All screens" />
  );
}
