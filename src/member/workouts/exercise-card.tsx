import { useId } from "react";
import type { Effort, PoolExercise } from "#rules/member-plan/pool/exercise-pool.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import { effortText, restText } from "./effort.ts";
import styles from "./exercise-card.module.css";
import { SetTimer } from "./set-timer.tsx";
import type { ExerciseSwap } from "./swap/exercise-swap.ts";
import { ExerciseSwapButtons } from "./swap/exercise-swap-buttons.tsx";
import { TickBox } from "./tick-box.tsx";
import type { Timers } from "./use-timer.ts";

interface ExerciseCardProps {
  effort: Effort;
  /** The program's description of the exercise. */
  about: PoolExercise | undefined;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
  /** The map that holds its timer, and the timer's key. */
  timer: { id: string; timers: Timers };
  swap: ExerciseSwap | undefined;
}

/**
 * One exercise of a day: the amount, the form, an easier version, a checkbox, and what it can be
 * exchanged for.
 */
export function ExerciseCard({ effort, about, isDone, onTick, timer, swap }: ExerciseCardProps) {
  const amountId = useId();
  const name = about?.name ?? effort.exercise;
  const rest = restText(effort);

  return (
    <li
      className={styles.exercise}
      data-pictured={pictureUrl(about?.image) !== undefined || undefined}
    >
      <ProgramPicture picture={about?.image} icon="barbell" className={styles.picture} lazy />
      <div className={styles.words}>
        <TickBox name={name} describedBy={amountId} isTicked={isDone} onTick={onTick} />
        <p id={amountId} className={styles.amount}>
          <strong>{effortText(effort)}</strong>
          {rest && <span>{rest}</span>}
        </p>
        {about && <p>{about.form}</p>}
        {about && <EasierVersion key={name} of={about} />}
        {swap && <ExerciseSwapButtons name={name} swap={swap} />}
      </div>
      {effort.seconds !== undefined && (
        <SetTimer
          key={timer.id}
          {...timer}
          exercise={name}
          seconds={effort.seconds}
          sides={effort.sides}
          after={rest ? `Now ${rest}.` : "Well done."}
        />
      )}
    </li>
  );
}

function EasierVersion({ of: { name, regression } }: { of: PoolExercise }) {
  return (
    <details className={styles.easier}>
      <summary className={styles.summary}>
        <span>Easier version</span>
        <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <p>{regression}</p>
    </details>
  );
}
