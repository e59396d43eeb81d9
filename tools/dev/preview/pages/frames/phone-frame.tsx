import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ScreenUpdate } from "../preview-data.ts";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { show, useMessages } from "./messages.ts";
import styles from "./phone-frame.module.css";

const BEZEL_PX = 12;
const PHONE = { width: 390 + 2 * BEZEL_PX, height: 844 + 2 * BEZEL_PX };

/**
 * The funnel as a visitor sees it, on a phone as large as the space allows. You can use it like
 * one.
 */
export function PhoneFrame({ walk }: { walk: PreviewState }) {
  const frame = usePhone(walk);
  const [place, scale] = useScale();
  return (
    <div ref={place} className={styles.place}>
      <div
        className={styles.sized}
        style={{ width: PHONE.width * scale, height: PHONE.height * scale }}
      >
        <div className={styles.phone} style={{ transform: `scale(${scale})` }}>
          <iframe
            ref={frame}
            className={styles.screen}
            src="/__funnel/phone"
            title="The funnel on a phone"
          />
        </div>
      </div>
    </div>
  );
}

/** The phone's document: shows what's wanted, and reports what happened in it. */
function usePhone(walk: PreviewState) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { wanted } = walk;

  useMessages<ScreenUpdate>(
    () => frame.current?.contentWindow,
    (update) => {
      if (update.kind === "ready") {
        setReady(true);
        // A reloaded phone also continues where it was.
        show(frame.current, { route: walk.route, visitor: walk.visitor });
      }
      if (update.kind === "opened") walk.setRoute(update.route);
      if (update.kind === "answered") walk.setAnswers(update.answers);
    },
  );
  const showWanted = useEffectEvent(() => {
    if (isReady) show(frame.current, wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new request is shown again
  useEffect(() => showWanted(), [wanted]);
  return frame;
}

/** The scale at which the phone fits into its place. */
function useScale() {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.75);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setScale(Math.min(1, current.clientHeight / PHONE.height, current.clientWidth / PHONE.width)),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [place, scale] as const;
}
