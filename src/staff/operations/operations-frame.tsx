import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Account } from "#api/account/session.ts";
import { Link } from "#ui/link.tsx";
import { usePageAnnouncement } from "#ui/use-page-announcement.ts";
import styles from "./operations-frame.module.css";
import { views } from "./views.ts";

interface OperationsFrameProps {
  brand: string;
  account: Account;
  leave: ReactNode;
}

/** The page's title and navigation, and the view that the URL names. */
export function OperationsFrame({ brand, account, leave }: OperationsFrameProps) {
  const heading = usePageAnnouncement("Operations", brand);
  const [search] = useSearchParams();
  const { name, View } = views.find((view) => view.name === search.get("view")) ?? views[0];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Operations
        </h1>
        <nav className={styles.views} aria-label="Operations">
          {views.map((view) => (
            <Link
              key={view.name}
              className={styles.view}
              to={{ search: view.name === views[0].name ? "" : `?view=${view.name}` }}
              aria-current={view.name === name ? "page" : undefined}
            >
              {view.label}
            </Link>
          ))}
        </nav>
        <div className={styles.leave}>{leave}</div>
      </header>
      <View key={name} account={account} />
    </div>
  );
}
