import { Icon } from "#ui/icon.tsx";
import styles from "./sync-note.module.css";
import type { Sync } from "./tracker.ts";

const NOTES: Record<Sync, { icon: string; text: string }> = {
  saved: { icon: "cloud-check", text: "Saved" },
  saving: { icon: "cloud-arrow-up", text: "Saving" },
  offline: { icon: "cloud-slash", text: "Kept on this device until you are online" },
};

/** Whether the account has what was written down: small, and only heard when it changes. */
export function SyncNote({ sync }: { sync: Sync }) {
  const { icon, text } = NOTES[sync];
  return (
    <p className={styles.note} role="status" data-sync={sync}>
      <Icon name={icon} className={styles.icon} />
      {text}
    </p>
  );
}
