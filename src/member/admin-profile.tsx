import { Icon } from "#ui/icon.tsx";
import { useArrival } from "#ui/use-arrival.ts";
import styles from "./member.module.css";

/** The member area as the team may open it: the screen, and nobody's data. */
export function AdminProfile({ brand }: { brand: string }) {
  const heading = useArrival("Member area", brand);
  return (
    <div className={styles.page}>
      <p className={styles.admin} role="status">
        <Icon name="shield-check" className={styles.adminIcon} />
        Admin Mode Enabled
      </p>
      <div className={styles.head}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Member area
        </h1>
        <p className={styles.soft}>What members see stands here once they are signed in. This view has no account, so it shows nobody's data.</p>
      </div>
    </div>
  );
}
