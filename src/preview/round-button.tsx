import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import styles from "./round-button.module.css";

/** A button that is a sign alone. Its label says what it does. */
export function RoundButton(props: ComponentProps<"button"> & { "aria-label": string }) {
  return (
    <span className={styles.round}>
      <Button look="quiet" {...props} />
    </span>
  );
}
