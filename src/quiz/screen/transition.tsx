import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import { type LeavingClasses, lettingLeave } from "./let-leave.ts";
import styles from "./transition.module.css";

export const leavingClasses: LeavingClasses = {
  screen: styles.leaving ?? "",
  frame: styles.frame ?? "",
};

interface TransitionProps {
  /** The key of what's shown. A different key is a different screen. */
  shown: string;
  durationMs: number;
  "data-step": string;
  "data-place": string;
  children: ReactNode;
}

/**
 * Fades and slides from one screen to the next. Both move at the same time, so the next one is
 * visible from the first frame. The first screen of a page load doesn't move. The parent element
 * must be positioned.
 */
export function Transition({ shown, durationMs, children, ...rest }: TransitionProps) {
  const first = useRef<string>(shown);
  const wasScrolled = useRef(false);
  if (shown !== first.current) first.current = "";
  return (
    <TransitionedScreen
      key={shown}
      comes={first.current === ""}
      wasScrolled={wasScrolled}
      durationMs={durationMs}
      {...rest}
    >
      {children}
    </TransitionedScreen>
  );
}

interface TransitionedScreenProps extends Omit<TransitionProps, "shown"> {
  comes: boolean;
  /**
   * Whether the page was scrolled when the previous screen was removed. Reading it later would
   * force a layout of the new one.
   */
  wasScrolled: { current: boolean };
}

function TransitionedScreen({
  comes,
  wasScrolled,
  durationMs,
  children,
  ...rest
}: TransitionedScreenProps) {
  const root = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Once, when the screen appears.
  useLayoutEffect(() => {
    const screen = root.current;
    // Before it's painted, so it's painted in the right place.
    if (comes && wasScrolled.current) window.scrollTo(0, 0);
    return () => {
      wasScrolled.current = window.scrollY > 0;
      // React removes it right after this.
      if (screen) void Promise.resolve().then(lettingLeave(screen, leavingClasses));
    };
  }, []);

  return (
    <div
      ref={root}
      className={styles.screen}
      data-comes={comes || undefined}
      // React's type doesn't include custom properties.
      style={{ "--duration": `${durationMs}ms` } as CSSProperties}
      {...rest}
    >
      {children}
    </div>
  );
}
