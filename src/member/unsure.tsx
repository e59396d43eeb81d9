import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import styles from "./member.module.css";

/** The server could not be asked, and what this browser has is shown meanwhile. */
export function Unsure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.unsure}>
      <Alert text="We could not look up your purchase. This is what we knew last." boxed />
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
