import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";

/** A link that looks like the button it would be if it stayed on the page. */
export function ButtonLink({
  look = "primary",
  className,
  ...link
}: ComponentProps<typeof Link> & { look?: "primary" | "quiet" }) {
  return (
    <Link
      {...link}
      className={[styles.button, styles[look], styles.link, className].filter(Boolean).join(" ")}
    />
  );
}
