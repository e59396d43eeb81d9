import styles from "./credit.module.css";

/** Credits the source of the recipes. */
export function Credit() {
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
