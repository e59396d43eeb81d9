import { useId } from "react";
import type { Meal } from "#funnel/program-schema.ts";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import styles from "./meal-card.module.css";

/** One of the day's meals: what, how much and how long; how it is made unfolds below. */
export function MealCard({ time, icon, meal: { name, portion, minutes, how } }: { time: string; icon: string; meal: Meal }) {
  const titleId = useId();
  return (
    <article className={styles.meal} aria-labelledby={titleId}>
      <p className={styles.time}>
        <Icon name={icon} className={styles.icon} />
        {time}
      </p>
      <p className={styles.minutes}>
        <Icon name="clock" />
        {minutes} min
      </p>
      <h3 id={titleId} className={styles.name}>
        {name}
      </h3>
      <p className={styles.portion}>{portion}</p>
      {/* another day brings another meal, folded again */}
      <details key={name} className={styles.how}>
        <summary>
          How to make it<Spoken>: {name}</Spoken>
          <Icon name="caret-down-bold" className={styles.caret} />
        </summary>
        <p>{how}</p>
      </details>
    </article>
  );
}
