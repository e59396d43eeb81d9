import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Shown } from "#machine/shown.ts";
import type { StepEvent } from "#steps/step-states.ts";
import { viewOf } from "#steps/views.ts";

interface ScreenProps extends Shown {
  /** Not the first of this page load: whoever reads by ear is taken to its title. */
  takesFocus: boolean;
  documentTitle: string;
  onShown?: (() => void) | undefined;
  send: (event: StepEvent) => void;
}

/** One step, drawn by the view of its type. */
export function Screen({ step, answer, takesFocus, documentTitle, onShown, send }: ScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  // the same one for as long as the screen is shown, also if its view is preloaded meanwhile
  const View = useMemo(() => viewOf(step.type), [step.type]);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen has come
  useEffect(() => {
    // the answers that only React could read are on screen now
    document.documentElement.removeAttribute("data-waiting");
    onShown?.();
  }, []);

  // once, when the screen comes: what is focused later is the visitor's business; before it's drawn, so that it's drawn in its place
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    root.current?.querySelector("h1")?.focus({ preventScroll: true });
  }, []);

  const clicked = useRef(false);
  /** The second click of a double click belongs to the screen that had the first. */
  const onlyOwnClicks = (event: MouseEvent) => {
    if (event.detail > 1 && !clicked.current) event.stopPropagation();
    else clicked.current = true;
  };

  return (
    <div ref={root} style={{ display: "contents" }} onClickCapture={onlyOwnClicks}>
      <View step={step} answer={answer} send={send} />
    </div>
  );
}
