import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import styles from "./set-timer.module.css";
import { clockText, isHalfOver, isOver, isRunning } from "./timer.ts";
import { type Timers, useTimer } from "./use-timer.ts";

interface SetTimerProps {
  exercise: string;
  /** For each side, if it has two. */
  seconds: number;
  sides: 2 | undefined;
  /** The task after the set, announced at its end. */
  after: string;
  id: string;
  timers: Timers;
}

const RADIUS = 52;
const LENGTH = 2 * Math.PI * RADIUS;

/** A countdown for one set. */
export function SetTimer({ exercise, seconds, sides, after, id, timers }: SetTimerProps) {
  const total = seconds * (sides ?? 1);
  const { timer, start, pause, reset } = useTimer({ timers, id, seconds: total });
  const runs = isRunning(timer);
  const over = isOver(timer);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would only add a frame
    <div
      className={styles.timer}
      role="group"
      aria-label={`Timer for ${exercise}`}
      data-over={over || undefined}
    >
      <div className={styles.ring}>
        <TimerRing left={timer.leftMs / timer.totalMs} />
        {over ? <Icon name="check-bold" className={styles.check} /> : null}
        <span className={styles.digits} role="timer" aria-label="Time left">
          {clockText(timer.leftMs)}
        </span>
      </div>
      <div className={styles.controls}>
        <p className={styles.end} role="status">
          {over ? `Time is up. ${after}` : sides && isHalfOver(timer) && "Now the other side."}
        </p>
        <div className={styles.buttons}>
          <Button look="quiet" className={styles.go} onClick={runs ? pause : start}>
            <Icon name={runs ? "pause-fill" : "play-fill"} />
            <span>{runs ? "Pause" : "Start"}</span>
          </Button>
          <TextButton onClick={reset}>Reset</TextButton>
        </div>
      </div>
    </div>
  );
}

/** A ring that empties; `left` is from 1 to 0. */
function TimerRing({ left }: { left: number }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <circle className={styles.track} cx="60" cy="60" r={RADIUS} />
      <circle
        className={styles.fill}
        cx="60"
        cy="60"
        r={RADIUS}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - left)}
      />
    </svg>
  );
}
