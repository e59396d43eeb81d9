import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./at-home.module.css";
import type { GroceryItem } from "./lists/grocery-list.ts";

interface AtHomeProps {
  items: readonly GroceryItem[];
  onPutBack: (id: string) => void;
}

/** The items that the member has at home: not to be bought, and not lost either. */
export function AtHome({ items, onPutBack }: AtHomeProps) {
  if (items.length === 0) return null;
  return (
    <details className={styles.home}>
      <summary className={styles.summary}>
        <Icon name="house-line" />
        <span>{`At home (${items.length})`}</span>
        <Icon name="caret-down-bold" className={styles.caret} />
      </summary>
      <ul className={styles.items}>
        {items.map(({ id, name }) => (
          <li key={id} className={styles.item}>
            <span className={styles.name}>{name}</span>
            <Button look="quiet" aria-label={`Buy ${name} after all`} onClick={() => onPutBack(id)}>
              Buy it after all
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
