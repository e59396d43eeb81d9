import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-button.tsx";
import styles from "./back-link.module.css";
import { useAnswersView } from "./use-answers-view.ts";

interface BackLinkProps {
  /** Leads to the list of answers, or to the plan. */
  to: "list" | "plan";
  /** The name of the landmark that the link leads to. */
  label: string;
  children: ReactNode;
  /** The content at the other end of the line. */
  aside?: ReactNode;
}

/** Leads one level up. If that's where the member came from, it's the same as Back. */
export function BackLink({ to, label, children, aside }: BackLinkProps) {
  const view = useAnswersView();
  const target = to === "list" ? "" : undefined;
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere || !view.isBefore(target)) return;
    event.preventDefault();
    view.leaveFor(target);
  };
  return (
    <nav className={styles.back} aria-label={label}>
      <TextLink to={view.to(target)} replace state={view.state} onClick={goBack}>
        <Icon name="arrow-left-bold" className={styles.icon} />
        <span>{children}</span>
      </TextLink>
      {aside}
    </nav>
  );
}
