import { Icon } from "#ui/icon.tsx";
import styles from "./step-button.module.css";

interface StepButtonProps {
  label: string;
  icon: string;
  /** Nothing lies further this way. */
  isEnd: boolean;
  onStep: () => void;
}

/** One further, or one less. At the end it stays focusable, so that nobody who steps by keyboard is thrown out. */
export function StepButton({ label, icon, isEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onStep}
    >
      <Icon name={icon} />
    </button>
  );
}
