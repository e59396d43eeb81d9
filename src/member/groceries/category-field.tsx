import { GROCERY_CATEGORIES, type GroceryCategory } from "#lib/grocery-categories.ts";
import styles from "./category-field.module.css";
import { SelectField } from "./select-field.tsx";

export function CategoryField({
  category,
  onChoose,
}: {
  category: GroceryCategory;
  onChoose: (category: GroceryCategory) => void;
}) {
  return (
    <div className={styles.category}>
      <SelectField
        label="Category"
        value={category}
        // Only the known categories are options.
        onChange={({ target }) => onChoose(target.value as GroceryCategory)}
      >
        {GROCERY_CATEGORIES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  );
}
