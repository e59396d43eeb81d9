import pages from "virtual:funnel/pages";
import { useEffect, useRef } from "react";
import styles from "./text-screen.module.css";

/** A page of text beside the funnel. */
export function PageScreen({ route, brand }: { route: string; brand: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  const page = pages[route];
  useEffect(() => {
    document.title = `${page?.title} · ${brand}`;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [page, brand]);
  if (!page) return null;
  return (
    <article className={styles.screen}>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {page.title}
      </h1>
      {page.intro && <p className={styles.intro}>{page.intro}</p>}
      {page.sections.map(({ heading, text }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
