import { type ReactNode, useEffect } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import styles from "./tab-link.module.css";

/** Leads to another tab, as pressing it would. */
export function TabLink({ tab, children }: { tab: string; children: ReactNode }) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const after = new URLSearchParams(params);
  after.set("tab", tab);
  // the week that was looked at before gives way to that of the day
  after.delete("week");

  // the link goes with its tab: whoever followed it finds the focus on the tab that has come
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
    [],
  );
  return (
    <Link className={styles.link} to={`?${after}`} state={state} replace>
      {children}
    </Link>
  );
}
