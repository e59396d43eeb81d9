import type { Health } from "#rules/health/health.ts";
import { amount } from "#rules/health/rule.ts";
import { checkHealth } from "#rules/health/rules.ts";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { type HealthState, stateIcons } from "./health-mark.tsx";
import styles from "./health-summary.module.css";

interface HealthSummaryProps {
  health: Health;
  isReading: boolean;
  onRead: () => void;
}

/** The whole state in one line. Screen readers announce it when it changes. */
export function HealthSummary({ health, isReading, onRead }: HealthSummaryProps) {
  const findings = checkHealth(health);
  const urgent = findings.filter(({ rule }) => rule.isUrgent).length;
  const state = computeState(urgent, findings.length);
  return (
    <div className={`${styles.summary} ${styles[state]}`}>
      <Icon name={stateIcons[state]} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.line} role="status">
          {summaryText(urgent, findings.length)}
        </p>
        <p className={styles.time}>{`As of ${clockText(health.at)}`}</p>
      </div>
      <TextButton disabled={isReading} onClick={onRead}>
        {isReading ? "Reading…" : "Read again"}
      </TextButton>
    </div>
  );
}

function computeState(urgent: number, all: number): HealthState {
  if (urgent > 0) return "act";
  return all > 0 ? "look" : "fine";
}

function summaryText(urgent: number, all: number): string {
  if (all === 0) return "All is well";
  if (urgent === 0)
    return all === 1 ? "One thing to look at" : `${amount(all, "thing")} to look at`;
  return urgent === 1 ? "One thing needs you now" : `${amount(urgent, "thing")} need you now`;
}

const minutes = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });
const clockText = (time: string): string => `${minutes.format(new Date(time))} UTC`;
