import { Icon } from "./icon.tsx";
import styles from "./note.module.css";

interface NoteProps {
  title: string;
  /** A list that continues the title. */
  entries?: readonly string[];
  text: string;
  icon: { icon: string };
}

/** An aside that explains. */
export function Note({ title, entries = [], text, icon }: NoteProps) {
  return (
    <aside className={styles.note} aria-label={title}>
      <Icon name={icon.icon} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )}
        <p>{text}</p>
      </div>
    </aside>
  );
}
