import type { ReactNode } from "react";
import styles from "./open-in-editor.module.css";

/** Opens a file at its line in the editor, by the development server's own way to it. */
export function OpenInEditor({ opens, children }: { opens: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.open}
      title="Open in the editor"
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(opens)}`)}
    >
      {children}
    </button>
  );
}
