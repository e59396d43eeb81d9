import { Spoken } from "#ui/spoken.tsx";
import cards from "./recipe-list.module.css";
import { PAGE_SIZE } from "./recipe-pages.ts";
import styles from "./skeletons.module.css";

const places = Array.from({ length: PAGE_SIZE }, (_, place) => place);

/** Where the cards will be. */
export function Skeletons() {
  return (
    <>
      <Spoken>Loading recipes</Spoken>
      <div className={cards.cards} aria-hidden="true">
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
