import { Icon } from "#ui/icon.tsx";
import { type GroceryItem, partsOf } from "./grocery-list.ts";
import styles from "./item-row.module.css";
import tick from "./tick-box.module.css";

interface ItemRowProps extends GroceryItem {
  onTick: (id: string, checked: boolean) => void;
  onRemove: (id: string) => void;
}

/** One thing to buy. */
export function ItemRow({ id, name, checked, onTick, onRemove }: ItemRowProps) {
  const { what, amount } = partsOf(name);
  return (
    <li className={styles.row} data-item={id}>
      <label className={styles.item}>
        <input
          type="checkbox"
          className={tick.box}
          data-part="box"
          aria-label={name}
          checked={checked}
          onChange={({ target }) => onTick(id, target.checked)}
        />
        <Icon name="check-bold" className={tick.check} />
        <span className={styles.words}>
          <span className={styles.what}>{what}</span>
          {amount && <span className={styles.amount}>{amount}</span>}
        </span>
      </label>
      {/* a title rather than a label: it is shown to who points at it, and names the button all the same */}
      <button
        type="button"
        className={styles.remove}
        data-part="remove"
        title={`Remove ${name}`}
        onClick={() => onRemove(id)}
      >
        <Icon name="x-bold" />
      </button>
    </li>
  );
}
