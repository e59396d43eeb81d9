import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PlanPreviewProps } from "./computed-plan-preview.tsx";
import styles from "./plan-preview-spot.module.css";

type View = ComponentType<PlanPreviewProps>;

interface PlanPreviewSpotProps extends PlanPreviewProps {
  load?: () => Promise<View>;
}

const loadPreview = async (): Promise<View> =>
  (await import("./computed-plan-preview.tsx")).ComputedPlanPreview;

/**
 * The place of the plan preview, which loads once it's near the window. Until then, its space is
 * reserved. If it can't be loaded, the screen does without it.
 */
export function PlanPreviewSpot({ words, answers, load = loadPreview }: PlanPreviewSpotProps) {
  const spot = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<{ View?: View }>();

  useEffect(() => {
    if (!spot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (View) => setLoaded({ View }),
          () => setLoaded({}),
        );
      },
      { rootMargin: "100%" },
    );
    observer.observe(spot.current);
    return () => observer.disconnect();
  }, [load]);

  if (loaded) return loaded.View ? <loaded.View words={words} answers={answers} /> : null;
  return (
    <section ref={spot} className={styles.spot}>
      <h2 className={styles.title}>{words.title}</h2>
    </section>
  );
}
