import { useRef, useState } from "react";
import { isLiveMealDatabase } from "#api/meals/meal-database.ts";
import type { Recipe } from "#api/meals/meal-recipe.ts";
import { addIngredients } from "../groceries/lists/add-ingredients.ts";
import { getGroceries } from "../groceries/lists/groceries.ts";
import type { Member } from "../member.ts";
import { Cookbook } from "./cookbook/cookbook.tsx";
import { RecipeDialog } from "./recipe-dialog.tsx";
import { RecipeList } from "./recipe-list.tsx";
import styles from "./recipes-tab.module.css";
import { SearchBox } from "./search/search-box.tsx";
import { useSearch } from "./search/use-search.ts";
import { useRestart } from "./use-recipes.ts";

/** All recipes, or the results of a search. */
export function RecipesTab({ member }: { member: Member }) {
  const search = useSearch(member.userId, useRestart());
  const [opened, setOpened] = useState<Recipe>();
  const opener = useRef<HTMLElement | null>(null);

  const open = (recipe: Recipe, by: HTMLElement) => {
    opener.current = by;
    setOpened(recipe);
  };
  return (
    <div className={styles.recipes}>
      <div className={styles.head}>
        <h2 className={styles.title}>Recipes</h2>
        <SearchBox search={search} />
      </div>
      <RecipeList term={search.term} onOpen={open} />
      {isLiveMealDatabase && <Credit />}
      <Cookbook member={member} />
      {opened && (
        <RecipeDialog
          recipe={opened}
          opener={opener}
          onClose={() => setOpened(undefined)}
          onAdd={() => addIngredients(getGroceries(member), opened, member.program.foods.foods)}
        />
      )}
    </div>
  );
}

/** Credits the source of the recipes. */
function Credit() {
  return (
    <p className={styles.credit}>
      <span>Recipes from</span>{" "}
      <a
        className={styles.link}
        href="https://www.themealdb.com"
        target="_blank"
        rel="noopener noreferrer"
      >
        TheMealDB
      </a>
    </p>
  );
}
