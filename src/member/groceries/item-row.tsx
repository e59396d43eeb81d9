import { RoundButton } from "#ui/round-button.tsx";
import styles from "./item-row.module.css";
import { splitAmount } from "./lists/amounts.ts";
import type { GroceryItem } from "./lists/grocery-list.ts";
import { MealsOfItem } from "./meals-of-item.tsx";
import { TickBox } from "./tick-box.tsx";

export interface RowActions {
  onTick: (id: string, checked: boolean) => void;
  onRemove: (id: string) => void;
  onPlace: (id: string, isAtHome: boolean) => void;
  /** The name of a planned meal. */
  nameMeal: (id: string) => string | undefined;
}

/** One item on a list. */
export function ItemRow({ item, acts }: { item: GroceryItem; acts: RowActions }) {
  const { id, name, checked } = item;
  const { what, amount } = splitAmount(name);
  return (
    <li className={styles.item} data-item={id}>
      <div className={styles.row}>
        <TickBox name={name} checked={checked} onTick={(isTicked) => acts.onTick(id, isTicked)}>
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
          onClick={() => acts.onPlace(id, true)}
        />
        <RoundButton
          icon="x-bold"
          className={styles.remove}
          data-part="remove"
          title={`Remove ${name}`}
          onClick={() => acts.onRemove(id)}
        />
      </div>
      <MealsOfItem item={item} nameMeal={acts.nameMeal} />
    </li>
  );
}
