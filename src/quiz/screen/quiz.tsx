import { Suspense, useEffect, useRef, useState } from "react";
import type { Plan } from "#compiler/plan.ts";
import { isPreloaded } from "#steps/views.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { useHydrated } from "#ui/loading/use-hydrated.ts";
import { Progress } from "#ui/meters/progress.tsx";
import { placeOf } from "../engine/funnel-machine.ts";
import { placeAfter, progressAt } from "../engine/path.ts";
import { shownAt } from "../engine/shown.ts";
import type { Visit } from "../engine/visit.ts";
import { preloadPictures, preloadStep } from "./preload.ts";
import styles from "./quiz.module.css";
import { Screen } from "./screen.tsx";
import { Transition } from "./transition.tsx";
import { useSnapshot } from "./use-snapshot.ts";

/** Whether a prerendered screen shows the same as this visitor's own would. */
function isDrawnRight({ plan, actor, asDrawn }: Visit, place: string): boolean {
  const [drawn, own] = [shownAt(plan, place, asDrawn), shownAt(plan, place, actor.getSnapshot())];
  return JSON.stringify(drawn) === JSON.stringify(own);
}

/** Loads what the screen after a place needs. */
function usePreloadAfter(place: string | undefined, { plan, actor }: Visit): void {
  useEffect(() => {
    const now = actor.getSnapshot();
    const next = place === undefined ? undefined : placeAfter(plan, place, now.context);
    if (next === undefined) return;
    void preloadStep(plan, next);
    preloadPictures(plan, next, now);
  }, [plan, place, actor]);
}

/**
 * The place to show: a screen stays until the code of the next one has loaded, or can't be loaded.
 */
function useLoadedPlace(place: string | undefined, plan: Plan): string | undefined {
  const [settled, setSettled] = useState(place);
  const isReady = isPreloaded(plan.steps[place ?? ""]?.type ?? "");
  useEffect(() => {
    let isCurrent = true;
    const settle = () => isCurrent && setSettled(place);
    if (isReady || place === undefined) settle();
    else void preloadStep(plan, place).then(settle);
    return () => {
      isCurrent = false;
    };
  }, [isReady, place, plan]);
  return isReady || place === undefined ? place : settled;
}

interface QuizProps {
  visit: Visit;
  brand: string;
  /** Shown while the code of a screen is still loading. */
  loading: string;
  /** Called each time a screen has appeared and handles events. */
  onShown?: () => void;
}

/** Shows the current screen of a visit. */
export function Quiz({ visit, brand, loading, onShown }: QuizProps) {
  const { plan } = visit;
  const snapshot = useSnapshot(visit);
  const place = useLoadedPlace(placeOf(plan, snapshot), plan);
  const first = useRef(place);
  const isHydrated = useHydrated();
  const [wasDrawnRight] = useState(() => place !== undefined && isDrawnRight(visit, place));
  usePreloadAfter(place, visit);

  if (place === undefined) return null;
  const shown = shownAt(plan, place, snapshot);
  const progress = progressAt(plan, place, snapshot.context);
  const { route, title } = shown.step;
  const takesFocus = place !== first.current;
  if (takesFocus) first.current = undefined;
  return (
    <div className={styles.quiz}>
      {progress && <Progress label={plan.words.progress} {...progress} />}
      {/* Around the element of the screen, which others find by its step: it must show that step. */}
      <Suspense fallback={<Loading text={loading} />}>
        <Transition
          shown={place}
          durationMs={plan.timings["page-transition"] ?? 0}
          data-step={route.slice(1) || "start"}
          data-place={place}
        >
          {/* A new key, so that fields start over with this visitor's stored answers. */}
          <Screen
            key={isHydrated || wasDrawnRight ? "own" : "drawn"}
            {...shown}
            takesFocus={takesFocus}
            documentTitle={`${title} · ${brand}`}
            onShown={onShown}
            send={(event) => visit.sendFrom(place, event)}
          />
        </Transition>
      </Suspense>
    </div>
  );
}
