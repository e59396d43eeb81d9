import { Icon } from "#ui/icon.tsx";
import styles from "./chosen-list.module.css";
import type { ShownChosen } from "./chosen-shown.ts";

/** The options chosen earlier, as a list under its title, or a sentence if nothing was chosen. */
export function ChosenList({ title, none, chosen, caveat }: ShownChosen) {
  return (
    <section className={styles.list}>
      <h2 className={styles.title}>{title}</h2>
      {chosen.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.items}>
        {chosen.map((label) => (
          <li key={label} className={styles.item}>
            <Icon name="check-bold" className={styles.check} />
            <span>{label}</span>
          </li>
        ))}
      </ul>
      {caveat && <p className={styles.caveat}>{caveat}</p>}
    </section>
  );
}
