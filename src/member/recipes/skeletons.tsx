import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { PAGE_SIZE } from "./search/recipe-pages.ts";
import styles from "./skeletons.module.css";

const places = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** Placeholders for the cards while they load. */
export function Skeletons() {
  return (
    <>
      <VisuallyHidden>Loading recipes</VisuallyHidden>
      <div className={styles.cards} aria-hidden="true">
        {places.map((place) => (
          <div key={place} className={styles.card}>
            <div className={styles.picture} />
            <div className={styles.line} />
            <div className={styles.shortLine} />
          </div>
        ))}
      </div>
    </>
  );
}
