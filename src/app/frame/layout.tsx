import { type ReactNode, Suspense, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { withTimeout } from "#lib/with-timeout.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { useSearch } from "#ui/use-search.ts";
import { loadOtherPart } from "../load-other-part.ts";
import type { SiteContents } from "../site.ts";
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

export function Footer({
  words,
  close,
  onErase,
}: {
  words: SiteContents["footer"];
  close: string;
  onErase: () => void;
}) {
  const search = useSearch();
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={words.label}>
        {words.links.map(({ label, to }) => (
          <Link key={to} className={styles.link} to={{ pathname: to, search }}>
            {label}
          </Link>
        ))}
        <EraseAnswers words={words.erase} close={close} className={styles.link} onErase={onErase} />
      </nav>
      <ul className={styles.social}>
        {words.social.map(({ label, icon, to }) => (
          <li key={to}>
            <a
              className={styles.icon}
              href={to}
              aria-label={label}
              rel="noopener noreferrer"
              target="_blank"
            >
              <Icon name={icon.icon} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.smallPrint}>{words["small-print"]}</p>
    </footer>
  );
}

// Nothing shows that it's loading, so a late one counts as failed.
const DIALOG_TIMEOUT_MS = 10_000;
const EraseDialog = lazyPart(
  () => withTimeout(DIALOG_TIMEOUT_MS, loadOtherPart("EraseDialog")),
  "EraseDialog",
);

interface EraseAnswersProps {
  words: SiteContents["footer"]["erase"];
  close: string;
  className?: string | undefined;
  onErase: () => void;
}

/** Removes everything that the quiz stores in this browser, after the visitor confirms. */
function EraseAnswers({ words, close, className, onErase }: EraseAnswersProps) {
  const [stage, setStage] = useState<"idle" | "asking" | "done">("idle");
  const opener = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  return (
    <>
      <button ref={opener} type="button" className={className} onClick={() => setStage("asking")}>
        {words.open}
      </button>
      {/* Erasing leads to the start; the message would be outdated on any other screen. */}
      <span role="status">{stage === "done" && pathname === "/" ? words.done : ""}</span>
      {stage === "asking" && (
        <Suspense fallback={null}>
          <EraseDialog
            words={words}
            close={close}
            opener={opener}
            onClose={() => setStage("idle")}
            onErase={() => {
              onErase();
              setStage("done");
            }}
          />
        </Suspense>
      )}
    </>
  );
}
