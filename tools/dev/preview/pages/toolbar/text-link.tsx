import type { ComponentProps } from "react";
import { TextButton } from "#ui/text-button.tsx";
import styles from "./text-link.module.css";

interface TextLinkProps extends ComponentProps<"button"> {
  /** `code` names a place in a file; `icon` stands out by its icon. */
  look?: "plain" | "code" | "icon";
}

/** The product's text button, as small as the text around it. */
export function TextLink({ look = "plain", ...button }: TextLinkProps) {
  return (
    <span className={styles.link} data-look={look}>
      <TextButton {...button} />
    </span>
  );
}
