import { useId } from "react";
import type { GroceryCategory } from "#lib/grocery-categories.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./item-group.module.css";
import { ItemRow, type RowActions } from "./item-row.tsx";
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
  acts: RowActions;
}

/** The items of one category. */
export function ItemGroup({ category, items, acts }: ItemGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Icon name={ICONS[category]} className={styles.icon} />
        <span>{category}</span>
      </h3>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} acts={acts} />
        ))}
      </ul>
    </section>
  );
}
