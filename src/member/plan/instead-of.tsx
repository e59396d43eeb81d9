import { TextButton } from "#ui/text-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./instead-of.module.css";

interface InsteadOfProps {
  /** The name of the planned item. */
  name: string;
  onBack: () => void;
}

/** Says what was exchanged for what's shown, and takes the exchange back. */
export function InsteadOf({ name, onBack }: InsteadOfProps) {
  return (
    <p className={styles.instead}>
      <span>{`Instead of ${name}`}</span>
      <TextButton onClick={onBack}>
        <span>Change back</span>
        <VisuallyHidden>{` to ${name}`}</VisuallyHidden>
      </TextButton>
    </p>
  );
}
