import { AnimatePresence, LazyMotion, m, useReducedMotion } from "framer-motion";
import { type ReactNode, useState } from "react";
import { loadFade } from "#ui/motion-features.ts";

const SLIDE_PX = 20;
const MS_PER_S = 1000;

interface TransitionProps {
  /** What is shown; another key is another screen. */
  shown: string;
  durationMs: number;
  className?: string | undefined;
  "data-step": string;
  children: ReactNode;
}

/** Fades and slides from one screen to the next; only fades where the visitor wants less motion. The features of framer-motion are fetched after the first screen; until then screens change at once. */
export function Transition({ shown, durationMs, children, ...rest }: TransitionProps) {
  const [ready, setReady] = useState(false);
  const slide = useReducedMotion() ? 0 : SLIDE_PX;
  const features = () =>
    loadFade().then((bundle) => {
      setReady(true);
      return bundle;
    });
  return (
    <LazyMotion features={features} strict>
      <AnimatePresence mode="wait" initial={false}>
        <m.div
          key={shown}
          {...rest}
          initial={ready ? { opacity: 0, x: slide } : false}
          animate={{ opacity: 1, x: 0 }}
          exit={{ opacity: 0, x: -slide, pointerEvents: "none" }}
          transition={{ duration: durationMs / MS_PER_S }}
        >
          {children}
        </m.div>
      </AnimatePresence>
    </LazyMotion>
  );
}
