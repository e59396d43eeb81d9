import { Icon } from "#ui/icon.tsx";
import { RoundButton } from "#ui/round-button.tsx";
import styles from "./item-row.module.css";
import { splitAmount } from "./lists/amounts.ts";
import type { GroceryItem } from "./lists/grocery-list.ts";
import { TickBox } from "./tick-box.tsx";

export interface RowActions {
  onTick: (id: string, checked: boolean) => void;
  onRemove: (id: string) => void;
  onPlace: (id: string, isAtHome: boolean) => void;
  /** The name of a planned meal. */
  nameMeal: (id: string) => string | undefined;
}

/** One item on a list. */
export function ItemRow({ item, actions }: { item: GroceryItem; actions: RowActions }) {
  const { id, name, checked } = item;
  const { what, amount } = splitAmount(name);
  return (
    <li className={styles.item} data-item={id}>
      <div className={styles.row}>
        <TickBox name={name} checked={checked} onTick={(isTicked) => actions.onTick(id, isTicked)}>
          <span className={styles.words}>
            <span className={styles.what}>{what}</span>
            {amount && <span className={styles.amount}>{amount}</span>}
          </span>
        </TickBox>
        {/* Titles instead of aria-labels: they show on hover and still name the buttons. */}
        <RoundButton
          icon="house-line"
          className={styles.home}
          data-part="home"
          title={`I have ${name} at home`}
          onClick={() => actions.onPlace(id, true)}
        />
        <RoundButton
          icon="x-bold"
          className={styles.remove}
          data-part="remove"
          title={`Remove ${name}`}
          onClick={() => actions.onRemove(id)}
        />
      </div>
      <MealsOfItem item={item} nameMeal={actions.nameMeal} />
    </li>
  );
}

interface MealsOfItemProps {
  item: GroceryItem;
  nameMeal: (id: string) => string | undefined;
}

/** The meals and recipes that need an item. */
function MealsOfItem({ item, nameMeal }: MealsOfItemProps) {
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
