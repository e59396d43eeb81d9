import { Icon } from "../icon.tsx";
import { SignalBars } from "../meters/signal-bars.tsx";
import { Picture } from "../picture.tsx";
import styles from "./option-button.module.css";

interface OptionButtonProps {
  value: string;
  option: {
    label: string;
    hint?: string | undefined;
    icon?: { icon: string } | undefined;
    image?: { image: string; alt: string } | undefined;
    bars?: number | undefined;
  };
  chosen: boolean;
  /** One of several options that can be chosen together. */
  multiple?: boolean;
  /** Something is wrong with the choice as a whole. */
  invalid?: boolean;
  /** Shows the picture above the label instead of an icon next to it. */
  pictured?: boolean;
  /** Signal bars, some of them filled. */
  bars?: number | undefined;
  onChoose: (press: { timeStamp: number }) => void;
}

/** One option as a large button. */
export function OptionButton({
  value,
  option,
  chosen,
  multiple = false,
  invalid = false,
  pictured = false,
  bars,
  onChoose,
}: OptionButtonProps) {
  const state = multiple
    ? { role: "checkbox", "aria-checked": chosen, "aria-invalid": invalid || undefined }
    : { "aria-pressed": chosen };
  return (
    <button
      type="button"
      className={pictured ? styles.pictured : styles.option}
      data-option={value}
      data-chosen={chosen || undefined}
      onClick={onChoose}
      {...state}
    >
      {option.image && <Picture className={styles.image} picture={option.image} />}
      {option.icon && (
        <span className={styles.icon}>
          <Icon name={option.icon.icon} />
        </span>
      )}
      {bars !== undefined && <SignalBars filled={option.bars ?? 0} of={bars} />}
      <span className={styles.words}>
        <span className={styles.label}>{option.label}</span>
        {option.hint && <span className={styles.hint}>{option.hint}</span>}
      </span>
      <span className={multiple ? styles.box : styles.dot} aria-hidden="true">
        <Icon name="check-bold" />
      </span>
    </button>
  );
}
