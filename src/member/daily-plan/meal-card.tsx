import { useId } from "react";
import type { Meal } from "#funnel/program-schema.ts";
import { Icon } from "#ui/icon.tsx";
import { Spoken } from "#ui/spoken.tsx";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import styles from "./meal-card.module.css";

interface MealCardProps {
  time: { name: string; icon: string };
  meal: Meal;
  /** Below the first screen: its picture can wait. */
  lazy: boolean;
}

/** One of the day's meals: its picture, what, how much and how long; how it is made unfolds below. */
export function MealCard({ time, meal, lazy }: MealCardProps) {
  const titleId = useId();
  const { name, portion, minutes, how } = meal;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div
        className={styles.meal}
        data-pictured={pictureUrl(meal.image) !== undefined || undefined}
      >
        <ProgramPicture
          picture={meal.image}
          icon={time.icon}
          className={styles.picture}
          lazy={lazy}
        />
        <div className={styles.words}>
          <div className={styles.head}>
            <p className={styles.time}>
              <Icon name={time.icon} className={styles.icon} />
              {time.name}
            </p>
            <p className={styles.minutes}>
              <Icon name="clock" />
              {minutes} min
            </p>
          </div>
          <h3 id={titleId} className={styles.name}>
            {name}
          </h3>
          <p className={styles.portion}>{portion}</p>
        </div>
        {/* another day brings another meal, folded again */}
        <details key={name} className={styles.how}>
          <summary className={styles.summary}>
            How to make it<Spoken>: {name}</Spoken>
            <Icon name="caret-down-bold" className={styles.caret} />
          </summary>
          <p>{how}</p>
        </details>
      </div>
    </article>
  );
}
