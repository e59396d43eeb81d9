import styles from "./feature-list.module.css";
import { Icon } from "./icon.tsx";

/** What someone gets, each with its icon. */
export function FeatureList({ features }: { features: { icon: { icon: string }; text: string }[] }) {
  return (
    <ul className={styles.features}>
      {features.map(({ icon, text }) => (
        <li key={text} className={styles.feature}>
          <span className={styles.icon}>
            <Icon name={icon.icon} />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
