import type { Recipe } from "#api/meals/meal-recipe.ts";
import styles from "./recipe-card.module.css";
import { RecipeFacts } from "./recipe-facts.tsx";
import { RecipePicture } from "./recipe-picture.tsx";

interface RecipeCardProps {
  recipe: Recipe;
  onOpen: (recipe: Recipe, by: HTMLElement) => void;
}

/** A recipe's card. The whole card opens the recipe. */
export function RecipeCard({ recipe, onOpen }: RecipeCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <RecipePicture address={recipe.image} className={styles.picture} lazy />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => onOpen(recipe, currentTarget)}
          >
            {recipe.title}
          </button>
        </h3>
        {recipe.summary !== "" && <p className={styles.summary}>{recipe.summary}</p>}
        <RecipeFacts minutes={recipe.readyInMinutes} servings={recipe.servings} />
      </div>
    </li>
  );
}
