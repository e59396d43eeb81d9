import { Suspense, startTransition, useEffect, useState } from "react";
import type { Plan } from "#compiler/plan.ts";
import { whenIdle } from "#lib/paint-queue.ts";
import { getBehavior } from "#quiz/steps/behaviors.ts";
import { isPreloaded } from "#quiz/steps/views.ts";
import { Loading } from "#ui/loading/loading.tsx";
import { useHydrated } from "#ui/loading/use-hydrated.ts";
import { Progress } from "#ui/meters/progress.tsx";
import { getPlace, type Snapshot } from "../engine/funnel-machine.ts";
import { computeProgress, placesAfter } from "../engine/path.ts";
import { type Shown, shownAt, shownOnArrival } from "../engine/shown.ts";
import type { Visit } from "../engine/visit.ts";
import { StagedScreen } from "../stage/staged-screen.tsx";
import { useStage } from "../stage/use-stage.ts";
import { preloadPictures, preloadStep } from "./preload.ts";
import styles from "./quiz.module.css";
import { Screen } from "./screen.tsx";
import { useSnapshot } from "./use-snapshot.ts";

/** True if a prerendered screen shows the same as this visitor's own would. */
function isDrawnRight({ plan, actor, asDrawn }: Visit, place: string): boolean {
  const [drawn, own] = [shownAt(plan, place, asDrawn), shownAt(plan, place, actor.getSnapshot())];
  return JSON.stringify(drawn) === JSON.stringify(own);
}

/** A file can take longer to load than a visitor needs for a screen. */
const LOADED_AHEAD = 2;

/** Prepares the screen after a place, and loads what those after it need, while there's time. */
function usePrepared(
  place: string,
  { plan, actor, afterPaint }: Visit,
  prepare: (next: string, shown: Shown) => void,
): void {
  const { answers } = actor.getSnapshot().context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only what an answer changes can change what follows.
  useEffect(() => {
    let isCurrent = true;
    afterPaint.add(async () => {
      const now = actor.getSnapshot();
      const [next, ...later] = placesAfter(plan, place, now.context);
      if (next === undefined) return;
      const canBePrepared = getBehavior(plan.steps[next]?.type ?? "").canBePrepared;
      if (!canBePrepared) preloadPictures(plan, next, now);
      await preloadStep(plan, next);
      whenIdle(() => {
        if (canBePrepared && isCurrent && isPreloaded(plan.steps[next]?.type ?? ""))
          startTransition(() => prepare(next, shownOnArrival(plan, next, actor.getSnapshot())));
        for (const one of later.slice(0, LOADED_AHEAD)) void preloadStep(plan, one);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [plan, place, actor, answers]);
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
export function Quiz(props: QuizProps) {
  const { plan } = props.visit;
  const snapshot = useSnapshot(props.visit);
  const place = useLoadedPlace(getPlace(plan, snapshot), plan);
  return place === undefined ? null : <Stage {...props} snapshot={snapshot} place={place} />;
}

interface StageProps extends QuizProps {
  snapshot: Snapshot;
  place: string;
}

function Stage({ visit, brand, loading, onShown, snapshot, place }: StageProps) {
  const { plan, afterPaint } = visit;
  const isHydrated = useHydrated();
  const [wasDrawnRight] = useState(() => isDrawnRight(visit, place));
  const shown = shownAt(plan, place, snapshot);
  const { leaving, current, prepared, prepare, remove } = useStage(place, shown);
  usePrepared(place, visit, prepare);
  const progress = computeProgress(plan, place, snapshot.context);
  const staged = [
    ...(leaving ? [{ ...leaving, role: "leaving" as const }] : []),
    { ...current, shown, role: "current" as const },
    ...(prepared ? [{ ...prepared, role: "prepared" as const }] : []),
  ];
  return (
    <div className={styles.quiz}>
      {progress && <Progress label={plan.words.progress} {...progress} />}
      {/* Around the elements of the screens, which others find by their step: they must show it. */}
      <Suspense fallback={<Loading text={loading} />}>
        {staged.map((one) => (
          <StagedScreen
            key={one.key}
            role={one.role}
            step={one.shown.step.route.slice(1) || "start"}
            place={one.place}
            comes={one.key > 0}
            documentTitle={`${one.shown.step.title} · ${brand}`}
            durationMs={plan.timings["page-transition"] ?? 0}
            afterPaint={afterPaint}
            onGone={() => remove(one.key)}
          >
            {/* A new key, so that fields start over with this visitor's stored answers. */}
            <Screen
              key={one.key > 0 || isHydrated || wasDrawnRight ? "own" : "drawn"}
              visit={visit}
              place={one.place}
              shown={one.shown}
              isLeaving={one.role === "leaving"}
              onShown={one.role === "current" ? onShown : undefined}
            />
          </StagedScreen>
        ))}
      </Suspense>
    </div>
  );
}
