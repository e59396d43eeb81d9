import { Suspense, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Picture } from "#ui/picture.tsx";
import { useSearch } from "#ui/use-search.ts";
import { adminPasswordHash } from "./admin-password.ts";
import styles from "./header.module.css";
import type { SiteContents } from "./site.ts";

const AdminPanel = lazyPart(() => import("./admin-panel.tsx"), "AdminPanel");

/** Back, the logo, and the way to the admin panel where there is one. */
export function Header({
  site,
  salesRoute,
  routeBefore,
}: {
  site: SiteContents;
  salesRoute: string;
  routeBefore: () => string;
}) {
  const [panelIsOpen, setPanelIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const linkedSearch = useSearch();

  const goBack = () => {
    // the router counts the entries of this visit; at the first there is nothing of ours to go back to
    const entries: unknown = window.history.state?.idx;
    if (typeof entries === "number" && entries > 0) navigate(-1);
    else navigate({ pathname: routeBefore(), search }, { replace: true });
  };

  return (
    <header className={styles.header}>
      {/* it keeps its room on the entrance, from which nothing leads back */}
      <button
        type="button"
        className={styles.button}
        aria-label={site.header.back}
        data-back=""
        data-absent={pathname === "/" || undefined}
        onClick={goBack}
      >
        <Icon name="arrow-left-bold" />
      </button>
      <Link
        className={styles.brand}
        to={{ pathname: "/", search: linkedSearch }}
        aria-label={site.brand.home}
      >
        <Picture picture={site.logo} className={styles.logo} />
        <span>{site.brand.name}</span>
      </Link>
      {adminPasswordHash ? (
        <button
          ref={opener}
          type="button"
          className={styles.button}
          aria-label={site.admin.open}
          aria-haspopup="dialog"
          onClick={() => setPanelIsOpen(true)}
        >
          <Icon name="gear-six" />
        </button>
      ) : (
        <span />
      )}
      {panelIsOpen && (
        <Suspense fallback={null}>
          <AdminPanel
            words={site.admin}
            salesRoute={salesRoute}
            passwordHash={adminPasswordHash}
            opener={opener}
            onClose={() => setPanelIsOpen(false)}
          />
        </Suspense>
      )}
    </header>
  );
}
