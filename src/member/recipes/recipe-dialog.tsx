import type { RefObject } from "react";
import type { Recipe } from "#api/meals/meal-recipe.ts";
import { splitSteps } from "#api/meals/meal-steps.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { Ingredients } from "./ingredients.tsx";
import { Nutrition } from "./nutrition.tsx";
import styles from "./recipe-dialog.module.css";
import { RecipeFacts } from "./recipe-facts.tsx";
import { RecipePicture } from "./recipe-picture.tsx";

interface RecipeDialogProps {
  recipe: Recipe;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Adds the ingredients to the grocery list; returns how many weren't on it yet. */
  onAdd: () => number | "full";
}

/** The full recipe in a dialog. */
export function RecipeDialog({ recipe, opener, onClose, onAdd }: RecipeDialogProps) {
  const steps = splitSteps(recipe.instructions);
  return (
    <Dialog wide title={recipe.title} close="Close" opener={opener} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <section className={styles.recipe} aria-label="Recipe" tabIndex={0}>
        <div className={styles.look}>
          <RecipePicture address={recipe.image} className={styles.picture} />
          <RecipeFacts minutes={recipe.readyInMinutes} servings={recipe.servings} />
          <Nutrition nutrition={recipe.nutrition} />
        </div>
        {recipe.extendedIngredients.length > 0 && (
          <Ingredients ingredients={recipe.extendedIngredients} onAdd={onAdd} />
        )}
        {steps.length > 0 && <Instructions steps={steps} />}
        {recipe.sourceUrl && (
          <a
            className={styles.source}
            href={recipe.sourceUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <Icon name="arrow-square-out" className={styles.icon} />
            <span>See the original recipe</span>
          </a>
        )}
      </section>
    </Dialog>
  );
}

function Instructions({ steps }: { steps: string[] }) {
  return (
    <div className={styles.wide}>
      <h3 className={styles.title}>Instructions</h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step may occur twice, and steps never move
          <li key={at} className={styles.step}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
