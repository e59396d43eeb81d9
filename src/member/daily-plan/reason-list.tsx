import { EXCLUSIONS } from "#lib/plan-answers.ts";
import type { Reason } from "#rules/member-plan/apply-rules.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { AnswersLink } from "../answers/answers-link.tsx";
import { LEFT_OUT } from "../answers/use-answers-view.ts";
import styles from "./reason-list.module.css";

interface ReasonListProps {
  label: string;
  reasons: readonly Reason[];
  /** True if each reason leads to its answer. */
  isLinked?: boolean;
}

/** Why the plan is as it is: one line for each answer that decided something. */
export function ReasonList({ label, reasons, isLinked = false }: ReasonListProps) {
  return (
    <ul className={styles.reasons} aria-label={label}>
      {reasons.map((reason) => (
        <li key={reason.text} className={styles.reason} data-reason={reason.answer}>
          <Icon name={reasonIcon(reason)} className={styles.icon} />
          <span className={styles.text}>{reason.text}</span>
          {isLinked && (
            <AnswersLink view={getReasonView(reason)}>
              <span>Change</span>
              <VisuallyHidden>{` what's behind “${reason.text}”`}</VisuallyHidden>
            </AnswersLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The view that asks for the answer behind a reason. */
const getReasonView = ({ answer }: Reason): string => (answer === EXCLUSIONS ? LEFT_OUT : answer);

const BY_ANSWER: Record<string, string> = {
  breakfastTime: "sun-horizon",
  lunchTime: "sun",
  dinnerTime: "moon-stars",
  meatPreferences: "cow",
  meatRelationship: "cow",
  mealPrepTime: "clock",
  goals: "lightning",
  weight: "scales",
};

/** The icon of what a reason is about. Answers that authors add get a general one. */
function reasonIcon({ answer, isTraining }: Reason): string {
  return isTraining ? "barbell" : (BY_ANSWER[answer] ?? "fork-knife");
}
