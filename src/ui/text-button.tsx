import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./text-button.module.css";

/** A way that steps back behind the button of its page. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={styles.text} />;
}

/** The same, for what stays on the page. */
export function TextButton(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.text} />;
}
