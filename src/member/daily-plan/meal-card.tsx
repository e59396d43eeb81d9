import { useId } from "react";
import type { PoolMeal } from "#member-plan/meal-pool.ts";
import type { PlannedMeal } from "#member-plan/planned-day.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { pictureUrl } from "../program/picture-url.ts";
import { ProgramPicture } from "../program/program-picture.tsx";
import { containsText } from "./contains.ts";
import styles from "./meal-card.module.css";

const TIMES = {
  breakfast: { name: "Breakfast", icon: "sun-horizon" },
  lunch: { name: "Lunch", icon: "sun" },
  dinner: { name: "Dinner", icon: "moon-stars" },
  snack: { name: "Snack", icon: "bowl-food" },
} as const;

interface MealCardProps {
  planned: PlannedMeal;
  meal: PoolMeal;
  /** The member's portion, in words. */
  portion: string;
  /** Below the first screen, so its picture can load later. */
  lazy: boolean;
}

/**
 * One of the day's meals: picture, name, portion, and minutes, with the recipe in a section that
 * unfolds.
 */
export function MealCard({ planned: { slot, contains }, meal, portion, lazy }: MealCardProps) {
  const titleId = useId();
  const { name, minutes, how } = meal;
  const time = TIMES[slot];
  const allergens = containsText(contains);
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-meal={slot}
      data-contains={contains.join(" ")}
    >
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
          <Head time={time} minutes={minutes} />
          <h3 id={titleId} className={styles.name}>
            {name}
          </h3>
          <p className={styles.portion}>{portion}</p>
          {allergens && <p className={styles.contains}>{allergens}</p>}
        </div>
        <HowToMake name={name} how={how} />
      </div>
    </article>
  );
}

interface HeadProps {
  time: (typeof TIMES)[keyof typeof TIMES];
  minutes: number;
}

function Head({ time, minutes }: HeadProps) {
  return (
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
  );
}

function HowToMake({ name, how }: Pick<PoolMeal, "name" | "how">) {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>
        How to make it<VisuallyHidden>: {name}</VisuallyHidden>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <p>{how}</p>
    </details>
  );
}
