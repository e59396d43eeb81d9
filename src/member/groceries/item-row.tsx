import { RoundButton } from "#ui/round-button.tsx";
import styles from "./item-row.module.css";
import { splitAmount } from "./lists/amounts.ts";
import type { GroceryItem } from "./lists/grocery-list.ts";
import { TickBox } from "./tick-box.tsx";

interface ItemRowProps extends GroceryItem {
  onTick: (id: string, checked: boolean) => void;
  onRemove: (id: string) => void;
}

/** One item on a list. */
export function ItemRow({ id, name, checked, onTick, onRemove }: ItemRowProps) {
  const { what, amount } = splitAmount(name);
  return (
    <li className={styles.row} data-item={id}>
      <TickBox name={name} checked={checked} onTick={(isTicked) => onTick(id, isTicked)}>
        <span className={styles.words}>
          <span className={styles.what}>{what}</span>
          {amount && <span className={styles.amount}>{amount}</span>}
        </span>
      </TickBox>
      {/* A title instead of an aria-label: it shows on hover and still names the button. */}
      <RoundButton
        icon="x-bold"
        className={styles.remove}
        data-part="remove"
        title={`Remove ${name}`}
        onClick={() => onRemove(id)}
      />
    </li>
  );
}
