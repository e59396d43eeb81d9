import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { ButtonLink } from "#ui/button-link.tsx";
import styles from "./tab-link.module.css";

interface TabLinkProps {
  tab: string;
  /** As a button; without it, as a link among words. */
  look?: "primary" | "quiet";
  children: ReactNode;
}

/** Leads to another tab, as pressing it would. */
export function TabLink({ tab, look, children }: TabLinkProps) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const after = new URLSearchParams(params);
  after.set("tab", tab);
  // the week that was looked at before gives way to that of the day
  after.delete("week");

  // the link goes with its tab: whoever followed it finds the focus on the tab that has come
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
