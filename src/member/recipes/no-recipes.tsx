import { Icon } from "#ui/icon.tsx";
import styles from "./no-recipes.module.css";

/** There is nothing to show, and nothing is wrong. */
export function NoRecipes({ isSearch }: { isSearch: boolean }) {
  return (
    <p className={styles.none}>
      <Icon name="fork-knife" className={styles.icon} />
      {isSearch ? "No recipes found. Please try a different search." : "No recipes found. Try adjusting your search criteria."}
    </p>
  );
}
