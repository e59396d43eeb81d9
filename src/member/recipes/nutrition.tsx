import type { Recipe } from "#api/meals/meal-recipe.ts";
import styles from "./nutrition.module.css";

const SHOWN = 4;

/** The estimated nutrition of a serving. */
export function Nutrition({ nutrition }: { nutrition: Recipe["nutrition"] }) {
  return (
    <div>
      <h3 className={styles.title}>
        <span>Nutrition</span> <span className={styles.estimate}>estimate per serving</span>
      </h3>
      <dl className={styles.items}>
        {nutrition.slice(0, SHOWN).map(({ name, amount, unit }) => (
          <div key={name} className={styles.item}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.amount}>{`${amount} ${unit}`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
