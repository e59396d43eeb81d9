import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOnline } from "#ui/use-online.ts";
import styles from "./failure.module.css";

interface FailureProps {
  failed: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Shows that recipes failed to load, or that the device is offline. */
export function Failure({ failed, busy, onRetry }: FailureProps) {
  const isOnline = useOnline();
  return (
    <div className={failed ? styles.failure : undefined}>
      <Alert text={failed ? "Failed to load recipes. Please try again later." : undefined} boxed />
      <p role="status" className={styles.offline}>
        {failed && !isOnline && (
          <>
            <Icon name="wifi-slash" className={styles.icon} />
            <span>You are offline. Try again once you are connected.</span>
          </>
        )}
      </p>
      {failed && (
        <Button look="quiet" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
