import { Suspense, useEffect, useRef, useState } from "react";
import { placeAfter } from "#machine/path.ts";
import { shownAt } from "#machine/shown.ts";
import { placeOf, type Visit } from "#machine/visit.ts";
import { Progress } from "#ui/progress.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { preloadPictures, preloadStep } from "./preload.ts";
import styles from "./quiz.module.css";
import { Screen } from "./screen.tsx";
import { Transition } from "./transition.tsx";
import { useSnapshot } from "./use-snapshot.ts";

/** Whether a prerendered screen says what it would say to this visitor. */
function isDrawnRight({ plan, actor, asDrawn }: Visit, place: string): boolean {
  const [drawn, own] = [shownAt(plan, place, asDrawn), shownAt(plan, place, actor.getSnapshot())];
  return JSON.stringify(drawn) === JSON.stringify(own);
}

interface QuizProps {
  visit: Visit;
  brand: string;
  /** Called after each screen has come, and listens. */
  onShown?: () => void;
}

/** Plays a visit on screen. */
export function Quiz({ visit, brand, onShown }: QuizProps) {
  const { plan } = visit;
  const snapshot = useSnapshot(visit);
  const place = placeOf(plan, snapshot);
  const first = useRef(place);
  const isHydrated = useHydrated();
  const [wasDrawnRight] = useState(() => place !== undefined && isDrawnRight(visit, place));

  useEffect(() => {
    const now = visit.actor.getSnapshot();
    const next = place === undefined ? undefined : placeAfter(plan, place, now.context);
    if (next === undefined) return;
    void preloadStep(plan, next);
    preloadPictures(plan, next, now);
  }, [plan, place, visit]);

  if (place === undefined) return null;
  const shown = shownAt(plan, place, snapshot);
  const { number, route, title } = shown.step;
  const takesFocus = place !== first.current;
  if (takesFocus) first.current = undefined;
  return (
    <div className={styles.quiz}>
      {number !== undefined && (
        <Progress label={plan.words.progress} now={number} total={plan.total} />
      )}
      <Transition
        shown={place}
        durationMs={plan.timings["page-transition"] ?? 0}
        data-step={route === "/" ? "start" : route.slice(1)}
      >
        <Suspense fallback={null}>
          {/* fields begin anew with what this visitor has kept */}
          <Screen
            key={isHydrated || wasDrawnRight ? "own" : "drawn"}
            {...shown}
            takesFocus={takesFocus}
            documentTitle={`${title} · ${brand}`}
            onShown={onShown}
            send={(event) => visit.tell(place, event)}
          />
        </Suspense>
      </Transition>
    </div>
  );
}
