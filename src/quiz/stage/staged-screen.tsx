import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { Queue } from "#lib/paint-queue.ts";
import { hide, type Role, roleAttributes } from "./roles.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import styles from "./staged-screen.module.css";

interface StagedScreenProps {
  role: Role;
  step: string;
  place: string;
  /** False for the first screen of a page load, which neither moves nor takes the focus. */
  comes: boolean;
  documentTitle: string;
  durationMs: number;
  afterPaint: Queue;
  onGone: () => void;
  children: ReactNode;
}

/** The element of a screen on the stage. The parent element must be positioned. */
export function StagedScreen(props: StagedScreenProps) {
  const { role, step, place, comes, documentTitle, durationMs, afterPaint, onGone } = props;
  const root = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: Once for each role.
  useLayoutEffect(() => {
    const screen = root.current;
    if (!screen || role === "prepared") return;
    if (role === "current") {
      if (comes) scrollToTop(screen.parentElement?.querySelector<HTMLElement>("[data-leaves]"));
      afterPaint.add(() => {
        const isShown = screen.isConnected && screen.dataset.step === step;
        if (comes && isShown) screen.querySelector("h1")?.focus({ preventScroll: true });
      });
    } else {
      afterPaint.add(() => hide(screen, true), true);
      afterPaint.add(() => {
        const moving = screen.getAnimations().map(({ finished }) => finished);
        void Promise.allSettled(moving).then(onGone);
      });
    }
  }, [role]);

  useEffect(() => {
    if (role !== "current") return;
    afterPaint.add(() => {
      document.title = documentTitle;
    });
  }, [role, documentTitle, afterPaint]);

  const isPrepared = role === "prepared";
  return (
    <div
      ref={root}
      className={styles.screen}
      {...roleAttributes(role, step)}
      data-place={place}
      data-comes={(comes && role === "current") || undefined}
      inert={isPrepared}
      aria-hidden={isPrepared || undefined}
      // React's type doesn't include custom properties.
      style={{ "--duration": `${durationMs}ms` } as CSSProperties}
    >
      {props.children}
    </div>
  );
}
