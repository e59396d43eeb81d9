import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";
import styles from "./text-button.module.css";

/** A link that's less prominent than the page's button. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={styles.text} />;
}

/** The same, for actions that stay on the page. */
export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.text} />;
}
