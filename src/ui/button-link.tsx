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
