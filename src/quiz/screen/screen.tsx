import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { StepEvent } from "#steps/step-states.ts";
import { viewOf } from "#steps/views.ts";
import type { Shown } from "../engine/shown.ts";

interface ScreenProps extends Shown {
  /**
   * True after the first screen of a page load: moves the focus to the title, for screen readers.
   */
  takesFocus: boolean;
  documentTitle: string;
  onShown?: (() => void) | undefined;
  send: (event: StepEvent) => void;
}

/** One step, rendered by the view of its type. */
export function Screen({ step, answer, takesFocus, documentTitle, onShown, send }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  // Keep the same view while the screen is shown, even if its view is preloaded in the meantime.
  const View = useMemo(() => viewOf(step.type), [step.type]);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, when the screen has appeared.
  useEffect(() => {
    // The answers that only React could read are on screen now.
    document.documentElement.removeAttribute("data-waiting");
    onShown?.();
  }, []);

  // Only once, when the screen appears. After that, the visitor controls the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: See above.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    root.current?.querySelector("h1")?.focus({ preventScroll: true });
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
    <div ref={root} style={{ display: "contents" }} onClickCapture={onlyOwnClicks}>
      <View step={step} answer={answer} send={send} />
    </div>
  );
}
