import { Icon } from "./icon.tsx";
import styles from "./note.module.css";

/** An aside that explains. */
export function Note({
  title,
  text,
  icon,
}: {
  title: string;
  text: string;
  icon: { icon: string };
}) {
  return (
    <aside className={styles.note} aria-label={title}>
      <Icon name={icon.icon} className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
      </div>
    </aside>
  );
}
