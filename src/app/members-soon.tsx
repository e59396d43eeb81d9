import type { SiteContents } from "./site.ts";
import styles from "./text-screen.module.css";
import { useArrival } from "./use-arrival.ts";

/** Stands at the routes of the member area until it opens. */
export function MembersSoon({ words, brand }: { words: SiteContents["members-soon"]; brand: string }) {
  const heading = useArrival(words.title, brand);
  return (
    <article className={styles.screen}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {words.title}
      </h1>
      <p>{words.text}</p>
    </article>
  );
}
