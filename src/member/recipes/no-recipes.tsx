import { Icon } from "#ui/icon.tsx";
import styles from "./no-recipes.module.css";

/** There is nothing to show. After a search that is told like any error of the catalogue; where nothing was searched for, it is only so. */
export function NoRecipes({ isSearch }: { isSearch: boolean }) {
  return (
    <p className={styles.none} role={isSearch ? "alert" : undefined}>
      <Icon name="fork-knife" className={styles.icon} />
      {isSearch
        ? "No recipes found. Please try a different search."
        : "No recipes found. Try adjusting your search criteria."}
    </p>
  );
}
