import type { ReactNode } from "react";
import type { SiteContents } from "../site.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import styles from "./layout.module.css";

interface LayoutProps {
  site: SiteContents;
  /** The last route of the funnel. */
  salesRoute: string;
  /** Where Back leads if the visitor came from outside. */
  routeBefore: () => string;
  onErase: () => void;
  children: ReactNode;
}

/** The frame around every screen. */
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
