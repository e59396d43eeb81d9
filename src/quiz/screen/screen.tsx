import { type MouseEvent, memo, useCallback, useEffect, useMemo, useRef } from "react";
import type { StepEvent } from "#quiz/steps/step-states.ts";
import { getView } from "#quiz/steps/views.ts";
import type { Shown } from "../engine/shown.ts";
import type { Visit } from "../engine/visit.ts";
import { showsSame } from "../stage/use-stage.ts";

interface ScreenProps {
  visit: Visit;
  place: string;
  shown: Shown;
  /** A screen that leaves stays as it was. */
  isLeaving?: boolean;
  /** Called once, when it has appeared and handles events. */
  onShown?: (() => void) | undefined;
}

/** One step, rendered by the view of its type. */
export const Screen = memo(
  ({ visit, place, shown: { step, answer }, onShown }: ScreenProps) => {
    // Keep the same view while the screen is shown, even if its view is preloaded in the meantime.
    const View = useMemo(() => getView(step.type), [step.type]);
    const send = useCallback((event: StepEvent) => visit.sendFrom(place, event), [visit, place]);

    // biome-ignore lint/correctness/useExhaustiveDependencies: Once, when the screen has appeared.
    useEffect(() => {
      // The answers that only React could read are on screen now.
      document.documentElement.removeAttribute("data-waiting");
      onShown?.();
    }, []);

    const clicked = useRef(false);
    /** The second click of a double click belongs to the screen that got the first. */
    const onlyOwnClicks = (event: MouseEvent) => {
      if (event.detail < 2 || clicked.current) {
        clicked.current = true;
        return;
      }
      event.stopPropagation();
      // Nor does it submit the new screen's form.
      event.preventDefault();
    };

    return (
      <div style={{ display: "contents" }} onClickCapture={onlyOwnClicks}>
        <View step={step} answer={answer} send={send} />
      </div>
    );
  },
  (before, now) =>
    now.isLeaving === true || (before.visit === now.visit && showsSame(before.shown, now.shown)),
);
