import { AnimatePresence, LazyMotion, MotionConfig, m } from "framer-motion";
import { type ReactNode, useState } from "react";

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

/** Fades and slides from one screen to the next. The features of framer-motion are fetched after the first screen; until then screens change at once. */
export function Transition({ shown, durationMs, children, ...rest }: TransitionProps) {
  const [ready, setReady] = useState(false);
  const features = () =>
    import("./fade-features.ts").then(
      (module) => {
        setReady(true);
        return module.default;
      },
      // a network that fails here costs the animation and nothing else
      () => new Promise<never>(() => {}),
    );
  return (
    // where the visitor wants less motion, screens and what moves in them only fade
    <MotionConfig reducedMotion="user">
      <LazyMotion features={features} strict>
        <AnimatePresence mode="wait" initial={false}>
          <m.div
            key={shown}
            {...rest}
            initial={ready ? { opacity: 0, x: SLIDE_PX } : false}
            animate={{ opacity: 1, x: 0 }}
            exit={{ opacity: 0, x: -SLIDE_PX, pointerEvents: "none" }}
            transition={{ duration: durationMs / MS_PER_S }}
          >
            {children}
          </m.div>
        </AnimatePresence>
      </LazyMotion>
    </MotionConfig>
  );
}
