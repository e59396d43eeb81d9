import { Icon } from "#ui/icon.tsx";
import { CopyLink } from "./copy-link.tsx";
import { OpenInEditor } from "./open-in-editor.tsx";
import type { PreviewStep } from "./preview-data.ts";
import { RoundButton } from "./round-button.tsx";
import styles from "./step-note.module.css";
import type { Walk } from "./use-walk.ts";

/** Which step is in the phone, where it is written, and the ways to its neighbours. */
export function StepNote({
  steps,
  walk,
  step,
}: {
  steps: PreviewStep[];
  walk: Walk;
  step: PreviewStep;
}) {
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <div className={styles.note}>
      <RoundButton
        aria-label="Step before"
        disabled={!before}
        onClick={() => before && walk.choose(before)}
      >
        <Icon name="caret-left-bold" />
      </RoundButton>
      <div className={styles.words}>
        <p className={styles.id}>
          {step.id} <span className={styles.type}>{step.type}</span>
        </p>
        <OpenInEditor opens={step.opens}>{step.written}</OpenInEditor>
        <CopyLink key={step.place} />
      </div>
      <RoundButton
        aria-label="Next step"
        disabled={!after}
        onClick={() => after && walk.choose(after)}
      >
        <Icon name="caret-right-bold" />
      </RoundButton>
    </div>
  );
}
