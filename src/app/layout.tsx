import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";
import type { SiteContents } from "./site.ts";

interface LayoutProps {
  site: SiteContents;
  /** Where the funnel ends. */
  salesRoute: string;
  /** Where Back leads for whoever came here from outside. */
  routeBefore: () => string;
  onErase: () => void;
  children: ReactNode;
}

/** What every screen stands in. */
export function Layout({ site, salesRoute, routeBefore, onErase, children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {site.header.skip}
      </a>
      <Header site={site} salesRoute={salesRoute} routeBefore={routeBefore} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer words={site.footer} close={site.admin.close} onErase={onErase} />
    </div>
  );
}
