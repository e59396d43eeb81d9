import { Suspense, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withTimeout } from "#lib/with-timeout.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { lazyPart } from "#ui/loading/lazy-part.ts";
import { Picture } from "#ui/picture.tsx";
import { useSearch } from "#ui/use-search.ts";
import { adminPasswordHash } from "../admin-password.ts";
import { loadOtherPart } from "../load-other-part.ts";
import type { SiteContents } from "../site.ts";
import styles from "./header.module.css";

// Nothing shows that it's loading, so a late one counts as failed.
const PANEL_TIMEOUT_MS = 10_000;
const AdminPanel = lazyPart(
  () => withTimeout(PANEL_TIMEOUT_MS, loadOtherPart("AdminPanel")),
  "AdminPanel",
);

interface HeaderProps {
  site: SiteContents;
  salesRoute: string;
  routeBefore: () => string;
}

/** Back, the logo, and the button of the admin panel, if there is one. */
export function Header({ site, salesRoute, routeBefore }: HeaderProps) {
  const linkedSearch = useSearch();
  return (
    <header className={styles.header}>
      <BackButton label={site.header.back} routeBefore={routeBefore} />
      <Link
        className={styles.brand}
        to={{ pathname: "/", search: linkedSearch }}
        aria-label={site.brand.home}
      >
        <Picture picture={site.logo} className={styles.logo} />
        <span>{site.brand.name}</span>
      </Link>
      {adminPasswordHash ? <AdminButton words={site.admin} salesRoute={salesRoute} /> : <span />}
    </header>
  );
}

function BackButton({ label, routeBefore }: { label: string; routeBefore: () => string }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const goBack = () => {
    // The router counts the entries of this visit. Before the first one, there's nothing of ours to
    // go back to.
    const entries: unknown = window.history.state?.idx;
    if (typeof entries === "number" && entries > 0) navigate(-1);
    else navigate({ pathname: routeBefore(), search }, { replace: true });
  };
  // It keeps its space on the start screen, where there's nothing to go back to.
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      data-back=""
      data-absent={pathname === "/" || undefined}
      onClick={goBack}
    >
      <Icon name="arrow-left-bold" />
    </button>
  );
}

/** Opens the admin panel, which shows next to it. */
function AdminButton({ words, salesRoute }: { words: SiteContents["admin"]; salesRoute: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="gear-six" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AdminPanel
            words={words}
            salesRoute={salesRoute}
            passwordHash={adminPasswordHash}
            opener={opener}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
