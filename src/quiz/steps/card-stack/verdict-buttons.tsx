import { Icon } from "#ui/icon.tsx";
import type { Verdict } from "./behavior.ts";
import styles from "./verdict-buttons.module.css";

const LOOKS: { verdict: Verdict; icon: string }[] = [
  { verdict: "hate", icon: "thumbs-down-fill" },
  { verdict: "neutral", icon: "minus-bold" },
  { verdict: "love", icon: "heart-fill" },
];

interface VerdictButtonsProps {
  words: Record<Verdict, string>;
  given: Verdict | undefined;
  onJudge: (verdict: Verdict) => void;
}

export function VerdictButtons({ words, given, onJudge }: VerdictButtonsProps) {
  return (
    <div className={styles.verdicts}>
      {LOOKS.map(({ verdict, icon }) => (
        <button
          key={verdict}
          type="button"
          className={styles.verdict}
          data-option={verdict}
          data-given={given === verdict || undefined}
          aria-pressed={given === verdict}
          onClick={() => onJudge(verdict)}
        >
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          <span>{words[verdict]}</span>
        </button>
      ))}
    </div>
  );
}
