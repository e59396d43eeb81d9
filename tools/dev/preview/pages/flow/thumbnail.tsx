import { useEffect, useMemo, useRef, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { SimulatedClock } from "xstate";
import { App } from "#app/app.tsx";
import { built } from "#app/built-contents.ts";
import { Frame } from "../frames/frame.tsx";
import type { ShowAll, Visitor } from "../preview-data.ts";
import { previewDependencies } from "../visitor/preview-dependencies.ts";
import styles from "./thumbnail.module.css";
import { VariantBadge } from "./variant-badge.tsx";

interface ThumbnailProps {
  step: ShowAll["steps"][number];
  visitor: Visitor;
  isChosen: boolean;
  onChoose: () => void;
}

/** One screen, small and static. It's rendered once it comes near the window. */
export function Thumbnail({ step, visitor, isChosen, onChoose }: ThumbnailProps) {
  const { title, number, id, route, arms, because = [] } = step;
  const [button, isNear] = useNearness();
  return (
    <button
      ref={button}
      type="button"
      className={styles.thumbnail}
      aria-pressed={isChosen}
      onClick={onChoose}
      data-place={step.place}
    >
      <span className={styles.window}>
        {isNear && (
          <Frame title="">
            <StillScreen
              key={JSON.stringify([route, visitor])}
              route={route}
              visitor={{ ...visitor, arms: { ...visitor.arms, ...arms } }}
            />
          </Frame>
        )}
      </span>
      <span className={styles.title}>
        {number !== undefined && <span className={styles.number}>{number}</span>}
        <span>{title}</span>
      </span>
      <span className={styles.id}>
        {[id, ...Object.entries(arms).map(([experiment, arm]) => `${experiment} ${arm}`)].join(
          " · ",
        )}
      </span>
      {because.length > 0 && <VariantBadge because={because} />}
    </button>
  );
}

/** No timer runs: a thumbnail shows how a screen starts. */
function StillScreen({ route, visitor }: { route: string; visitor: Visitor }) {
  const world = useMemo(() => previewDependencies(visitor, new SimulatedClock()), [visitor]);
  return (
    <MemoryRouter useTransitions={false} initialEntries={[route]}>
      <App contents={built} world={world} />
    </MemoryRouter>
  );
}

/** True if the element has come near the window. Stays true from then on. */
function useNearness() {
  const element = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "50%" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isNear] as const;
}
