import pages from "virtual:funnel/pages";
import { CopyWithAddresses } from "#ui/copy-with-addresses.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import styles from "./page-screen.module.css";

/** A text page outside the funnel. */
export function PageScreen({ route, brand }: { route: string; brand: string }) {
  const page = pages[route];
  const heading = usePageAnnouncement(page?.title, brand);
  if (!page) return null;
  return (
    <article className={styles.screen}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {page.title}
      </h1>
      {page.intro && (
        <p className={styles.intro}>
          <CopyWithAddresses>{page.intro}</CopyWithAddresses>
        </p>
      )}
      {page.sections.map(({ heading: name, text }) => (
        <section key={name} className={styles.section}>
          <h2 className={styles.heading}>{name}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <CopyWithAddresses>{paragraph}</CopyWithAddresses>
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
