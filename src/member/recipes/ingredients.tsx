import { useState } from "react";
import type { Recipe } from "#api/meals/meal-recipe.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { addedText } from "./added-text.ts";
import styles from "./ingredients.module.css";

/**
 * A recipe's ingredients, with a button to add them to the grocery list. `onAdd` returns how many
 * weren't on it yet.
 */
export function Ingredients({
  ingredients,
  onAdd,
}: {
  ingredients: Recipe["extendedIngredients"];
  onAdd: () => number | "full";
}) {
  const [added, setAdded] = useState("");
  return (
    <div className={styles.ingredients}>
      <h3 className={styles.title}>Ingredients</h3>
      <ul className={styles.list}>
        {ingredients.map(({ id, name, unit }) => (
          <li key={id} className={styles.item}>
            <span>{name}</span>
            <span className={styles.measure}>{unit}</span>
          </li>
        ))}
      </ul>
      <Button look="quiet" className={styles.add} onClick={() => setAdded(addedText(onAdd()))}>
        <Icon name="shopping-cart" className={styles.icon} />
        <span>Add ingredients to my grocery list</span>
      </Button>
      <p className={styles.added} role="status">
        {added !== "" && <Icon name="check-circle" className={styles.icon} />}
        <span>{added}</span>
      </p>
    </div>
  );
}
