import { Icon } from "#ui/icon.tsx";
import styles from "./no-recipes.module.css";

/**
 * Shown if there are no recipes. After a search it's an alert, like the catalog's errors; otherwise
 * it's plain text.
 */
export function NoRecipes({ isSearch }: { isSearch: boolean }) {
  return (
    <p className={styles.none} role={isSearch ? "alert" : undefined}>
      <Icon name="fork-knife" className={styles.icon} />
      <span>
        {isSearch
          ? "No recipes found. Please try a different search."
          : "No recipes found. Try adjusting your search criteria."}
      </span>
    </p>
  );
}
