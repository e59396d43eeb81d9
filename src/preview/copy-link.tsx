import { useState } from "react";
import { Icon } from "#ui/icon.tsx";
import styles from "./copy-link.module.css";

/** Puts the address of the chosen screen, in the arms that are switched, where it can be pasted from. */
export function CopyLink() {
  const [said, say] = useState("Copy link to this screen");
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say("Link copied"),
      () => say("Copy it from the address bar"),
    );
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      <Icon name="link-simple" /> <span aria-live="polite">{said}</span>
    </button>
  );
}
