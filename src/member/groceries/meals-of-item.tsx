import { Icon } from "#ui/icon.tsx";
import type { GroceryItem } from "./lists/grocery-list.ts";
import styles from "./meals-of-item.module.css";

interface MealsOfItemProps {
  item: GroceryItem;
  nameMeal: (id: string) => string | undefined;
}

/** The meals and recipes that need an item. */
export function MealsOfItem({ item, nameMeal }: MealsOfItemProps) {
  const meals = describeMeals(item, nameMeal);
  const [first] = meals;
  if (first === undefined) return null;
  if (meals.length === 1) return <p className={styles.only}>{`For ${first}`}</p>;
  return (
    <details className={styles.meals}>
      <summary className={styles.summary}>
        <span>{`For ${meals.length} meals`}</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <ul className={styles.list}>
        {meals.map((meal) => (
          <li key={meal}>{meal}</li>
        ))}
      </ul>
    </details>
  );
}

/** `Ribeye and eggs (days 8 and 10)` */
function describeMeals(
  { sources = [], titles = [] }: GroceryItem,
  nameMeal: MealsOfItemProps["nameMeal"],
): string[] {
  const days = new Map<string, number[]>();
  for (const { day, meal } of sources) days.set(meal, [...(days.get(meal) ?? []), day]);
  const planned = [...days].map(([meal, on]) => `${nameMeal(meal) ?? meal} (${daysText(on)})`);
  return [...planned, ...new Set(titles)];
}

function daysText(days: number[]): string {
  const last = days.at(-1);
  const before = days.slice(0, -1).join(", ");
  return before === "" ? `day ${last}` : `days ${before} and ${last}`;
}
