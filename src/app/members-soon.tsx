import type { SiteContents } from "./site.ts";
import styles from "./text-screen.module.css";

/** Stands at the routes of the member area until it opens. */
export function MembersSoon({ words }: { words: SiteContents["members-soon"] }) {
  return (
    <article className={styles.screen}>
      <h1 className={styles.title}>{words.title}</h1>
      <p>{words.text}</p>
    </article>
  );
}
