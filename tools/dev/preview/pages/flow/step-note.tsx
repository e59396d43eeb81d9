import { RoundButton } from "#ui/round-button.tsx";
import type { PreviewStep } from "../preview-data.ts";
import { CopyLink } from "../toolbar/copy-link.tsx";
import { OpenInEditor } from "../toolbar/open-in-editor.tsx";
import type { PreviewState } from "../visitor/use-preview-state.ts";
import { describeDropOff } from "./describe-drop-off.ts";
import type { Counted } from "./get-counted.ts";
import styles from "./step-note.module.css";

/** The step on the phone, where it's defined, and buttons to its neighbors. */
export function StepNote({
  steps,
  walk,
  step,
  counted,
}: {
  steps: PreviewStep[];
  walk: PreviewState;
  step: PreviewStep;
  counted: Counted | undefined;
}) {
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <div className={styles.note}>
      <RoundButton
        look="framed"
        icon="caret-left-bold"
        aria-label="Previous step"
        disabled={!before}
        onClick={() => before && walk.choose(before)}
      />
      <div className={styles.words}>
        <p className={styles.id}>
          <span>{step.id}</span> <span className={styles.type}>{step.type}</span>
        </p>
        <OpenInEditor opens={step.opens}>{step.written}</OpenInEditor>
        <CopyLink key={step.place} />
        {counted && (
          <p className={styles.counted}>{describeDropOff(counted.numbers, counted.days)}</p>
        )}
      </div>
      <RoundButton
        look="framed"
        icon="caret-right-bold"
        aria-label="Next step"
        disabled={!after}
        onClick={() => after && walk.choose(after)}
      />
    </div>
  );
}
