import { Icon } from "#ui/icon.tsx";
import styles from "./sync-note.module.css";
import type { Sync } from "./tracker.ts";

const NOTES: Record<Sync, { icon: string; text: string }> = {
  saved: { icon: "cloud-check", text: "Saved" },
  replaced: {
    icon: "cloud-check",
    text: "Saved. Showing a newer entry from another device",
  },
  saving: { icon: "cloud-arrow-up", text: "Saving" },
  waiting: { icon: "cloud-slash", text: "Kept on this device until your account can be reached" },
  "only-here": {
    icon: "cloud-slash",
    text: "Not saved yet, and this browser can't store it. Please keep this page open",
  },
};

/**
 * A small note about whether the account has the member's entries. It's announced only when it
 * changes.
 */
export function SyncNote({ sync }: { sync: Sync }) {
  const { icon, text } = NOTES[sync];
  return (
    <p className={styles.note} role="status" data-sync={sync}>
      <Icon name={icon} className={styles.icon} />
      <span>{text}</span>
    </p>
  );
}
