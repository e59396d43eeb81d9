import { Button } from "#ui/button.tsx";
import styles from "./other-day.module.css";

interface OtherDayProps {
  /** The day that is shown. */
  day: number;
  current: number;
  onMakeCurrent: () => void;
  onBack: () => void;
}

/** Says that another day than the current one is shown, and leads back or moves the plan to it. */
export function OtherDay({ day, current, onMakeCurrent, onBack }: OtherDayProps) {
  return (
    <div className={styles.other}>
      <p className={styles.text}>
        {`You're looking at day ${day}. Your plan stays on day ${current}.`}
      </p>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onMakeCurrent}>
          {`Make day ${day} my current day`}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {`Back to day ${current}`}
        </Button>
      </div>
    </div>
  );
}
