import { useId } from "react";
import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./item-form.module.css";

export function CategoryField({
  category,
  onChoose,
}: {
  category: GroceryCategory;
  onChoose: (category: GroceryCategory) => void;
}) {
  const id = useId();
  return (
    <div className={styles.category}>
      <label className={styles.label} htmlFor={id}>
        Category
      </label>
      <div className={styles.frame}>
        {/* its options are the categories and nothing else */}
        <select
          id={id}
          className={styles.select}
          value={category}
          onChange={({ target }) => onChoose(target.value as GroceryCategory)}
        >
          {GROCERY_CATEGORIES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <Icon name="caret-down-bold" className={styles.caret} />
      </div>
    </div>
  );
}
