import type { ComponentProps } from "react";
import styles from "./button.module.css";
import { Link, type LinkProps } from "./link.tsx";

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink({
  look = "primary",
  className,
  ...link
}: LinkProps & { look?: "primary" | "quiet" }) {
  return (
    <Link
      {...link}
      className={[styles.button, styles[look], styles.link, className].filter(Boolean).join(" ")}
    />
  );
}

/** The same for an address that isn't ours, such as one that opens another program. */
export function ButtonAnchor(link: ComponentProps<"a">) {
  return <a {...link} className={[styles.button, styles.primary, styles.link].join(" ")} />;
}
