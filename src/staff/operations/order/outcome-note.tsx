import { useLayoutEffect, useRef } from "react";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./outcome-note.module.css";
import type { Operations } from "./use-operations.ts";

const UNDECIDED = "There's no answer yet, so it may be done. Press again: nothing is done twice.";

/** The outcome of the last operation. It gets the focus, because the pressed button may be gone. */
export function OutcomeNote({ outcome }: Pick<Operations, "outcome">) {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (outcome) note.current?.focus();
  }, [outcome]);
  const isDone = outcome?.state === "done";
  return (
    <div
      ref={note}
      className={styles.outcome}
      tabIndex={-1}
      data-empty={outcome === undefined || undefined}
    >
      <div role="status" className={isDone ? styles.done : undefined}>
        {isDone && (
          <>
            <Icon name="check-circle" className={styles.icon} />
            <span>{outcome.text}</span>
          </>
        )}
      </div>
      <Alert text={outcome && !isDone ? (outcome.text ?? UNDECIDED) : undefined} boxed />
    </div>
  );
}
