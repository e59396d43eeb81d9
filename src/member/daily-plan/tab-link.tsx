import { type ReactNode, useEffect } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { ButtonLink } from "#ui/button-link.tsx";
import { Link } from "#ui/link.tsx";
import styles from "./tab-link.module.css";

interface TabLinkProps {
  tab: string;
  /** The week to open. Without it, the tab opens at the current day's. */
  week?: number | undefined;
  /** Shows the link as a button. Without it, it's an inline text link. */
  look?: "primary" | "quiet";
  children: ReactNode;
}

/** Opens another tab, like pressing the tab itself. */
export function TabLink({ tab, week, look, children }: TabLinkProps) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const after = new URLSearchParams(params);
  after.set("tab", tab);
  // Drop the week that was open before.
  after.delete("week");
  if (week !== undefined) after.set("week", String(week));

  // The link disappears with its tab, so move the focus to the tab that opened.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
    [],
  );
  const way = { to: `?${after}`, state, replace: true, children };
  return look ? (
    <ButtonLink {...way} look={look} className={styles.button} />
  ) : (
    <Link {...way} className={styles.link} />
  );
}
