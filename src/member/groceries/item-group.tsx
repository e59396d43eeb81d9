import { useId } from "react";
import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./item-group.module.css";
import { ItemRow } from "./item-row.tsx";
import type { GroceryItem } from "./lists/grocery-list.ts";

const ICONS: Record<GroceryCategory, string> = {
  Proteins: "cow",
  "Fats & Oils": "drop",
  Seasonings: "pepper",
  Beverages: "coffee",
  Other: "basket",
};

interface ItemGroupProps {
  category: GroceryCategory;
  items: GroceryItem[];
  onTick: (id: string, checked: boolean) => void;
  onRemove: (id: string) => void;
}

/** The items of one category. */
export function ItemGroup({ category, items, onTick, onRemove }: ItemGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Icon name={ICONS[category]} className={styles.icon} />
        <span>{category}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} {...item} onTick={onTick} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  );
}
