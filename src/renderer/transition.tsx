import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { type LeavingClasses, letLeave } from "./let-leave.ts";
import styles from "./transition.module.css";

export const leavingClasses: LeavingClasses = {
  screen: styles.leaving ?? "",
  frame: styles.frame ?? "",
};

interface TransitionProps {
  /** What is shown; another key is another screen. */
  shown: string;
  durationMs: number;
  "data-step": string;
  children: ReactNode;
}

/** Fades and slides from one screen to the next. Both move at once, so the next one shows from the first frame. The first screen of a page load doesn't move. Its parent is positioned. */
export function Transition({ shown, durationMs, children, ...rest }: TransitionProps) {
  const first = useRef<string>(shown);
  if (shown !== first.current) first.current = "";
  return (
    <TransitionedScreen key={shown} comes={first.current === ""} durationMs={durationMs} {...rest}>
      {children}
    </TransitionedScreen>
  );
}

interface TransitionedScreenProps extends Omit<TransitionProps, "shown"> {
  comes: boolean;
}

function TransitionedScreen({ comes, durationMs, children, ...rest }: TransitionedScreenProps) {
  const root = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const screen = root.current;
    return () => {
      if (screen) void letLeave(screen, leavingClasses);
    };
  }, []);

  return (
    <div
      ref={root}
      className={styles.screen}
      data-comes={comes || undefined}
      style={{ "--duration": `${durationMs}ms` } as CSSProperties}
      {...rest}
    >
      {children}
    </div>
  );
}
