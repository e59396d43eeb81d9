import { Suspense, useEffect, useRef } from "react";
import { placeAfter } from "#machine/path.ts";
import { shownAt } from "#machine/shown.ts";
import { placeOf, type Visit } from "#machine/visit.ts";
import { preloadView } from "#steps/views.ts";
import { Progress } from "#ui/progress.tsx";
import { preloadPictures } from "./preload.ts";
import styles from "./quiz.module.css";
import { Screen } from "./screen.tsx";
import { Transition } from "./transition.tsx";
import { useSnapshot } from "./use-snapshot.ts";

/** Plays a visit on screen. */
export function Quiz({ visit, brand }: { visit: Visit; brand: string }) {
  const { plan } = visit;
  const snapshot = useSnapshot(visit);
  const place = placeOf(plan, snapshot);
  const first = useRef(place);

  useEffect(() => {
    const now = visit.actor.getSnapshot();
    const next = place === undefined ? undefined : placeAfter(plan, place, now.context);
    const following = next === undefined ? undefined : plan.steps[next];
    if (!following || next === undefined) return;
    preloadView(following.type);
    preloadPictures(plan, next, now);
  }, [plan, place, visit]);

  if (place === undefined) return null;
  const shown = shownAt(plan, place, snapshot);
  const { number, route, title } = shown.step;
  const takesFocus = place !== first.current;
  if (takesFocus) first.current = undefined;
  return (
    <div className={styles.quiz}>
      {number !== undefined && <Progress label={plan.words.progress} now={number} total={plan.total} />}
      <Transition shown={place} durationMs={plan.timings["page-transition"] ?? 0} data-step={route === "/" ? "start" : route.slice(1)}>
        <Suspense fallback={null}>
          <Screen {...shown} takesFocus={takesFocus} documentTitle={`${title} · ${brand}`} send={(event) => visit.tell(place, event)} />
        </Suspense>
      </Transition>
    </div>
  );
}
