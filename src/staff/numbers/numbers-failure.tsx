import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import styles from "./numbers-failure.module.css";

/** Shown in place of figures that can't be loaded. */
export function NumbersFailure({
  isOffline,
  onRetry,
}: {
  isOffline: boolean;
  onRetry: () => void;
}) {
  return (
    <div className={styles.failure}>
      <Alert
        boxed
        text={
          isOffline
            ? "You are offline. The numbers load as soon as you're back."
            : "We couldn't load the numbers."
        }
      />
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
