import styles from "./feature-list.module.css";
import { Icon } from "./icon.tsx";

interface FeatureListProps {
  features: { icon: { icon: string }; text: string; "not-yet"?: string | undefined }[];
  /** Several per row, for long lists. */
  tiled?: boolean;
}

/** A list of features, each with its icon. */
export function FeatureList({ features, tiled = false }: FeatureListProps) {
  return (
    <ul className={tiled ? styles.tiles : styles.features}>
      {features.map(({ icon, text, "not-yet": notYet }) => (
        <li key={text} className={styles.feature}>
          <span className={styles.icon}>
            <Icon name={icon.icon} />
          </span>
          <span className={styles.words}>
            <span>{text}</span>
            {notYet && <small className={styles.notYet}>{notYet}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
