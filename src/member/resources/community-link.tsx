import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./community-link.module.css";

/** The link to the members' private community. Nothing if there's none. */
export function CommunityLink({ link }: { link: string | undefined }) {
  const titleId = useId();
  const textId = useId();
  // Publishing has checked it, but a link decides where members end up.
  if (typeof link !== "string" || !link.startsWith("https://")) return null;
  return (
    <a
      className={styles.card}
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <Icon name="users-three" className={styles.icon} />
      <span className={styles.words}>
        <strong id={titleId} className={styles.title}>
          Private community
        </strong>
        <span id={textId} className={styles.text}>
          Ask questions and meet other members. It opens in a new tab.
        </span>
      </span>
      <Icon name="arrow-square-out" className={styles.arrow} />
    </a>
  );
}
