import { useState } from "react";
import type { Length } from "#lib/measures/length.ts";
import { Icon } from "#ui/icon.tsx";
import { MEASURES, type Measure } from "../../tracker/notes.ts";
import { AmountField } from "../amount-field.tsx";
import { useDraft } from "../use-draft.ts";
import type { RefusedText } from "../weight/refused-weights.ts";
import { formatLength, lengthProblem, MEASURE_NAMES, parseLength } from "./measure-text.ts";
import styles from "./more-measures.module.css";

interface MoreMeasuresProps {
  measures: Partial<Record<Measure, Length>>;
  unit: Length["unit"];
  refusedIn: (measure: Measure) => RefusedText;
  /** Called with "" when a measure is cleared. */
  onWrite: (measure: Measure, length: Length | "") => void;
}

/** The day's optional measures. Unfolded at first only if one of them has to be fixed. */
export function MoreMeasures({ measures, unit, refusedIn, onWrite }: MoreMeasuresProps) {
  const [isOpen, setIsOpen] = useState(() =>
    MEASURES.some((measure) => refusedIn(measure).text !== undefined),
  );
  const entered = Object.keys(measures).length;
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="caret-down-bold" className={styles.caret} />
        <span>More measures</span>
        <span className={styles.entered}>
          {entered > 0 ? `${entered} of ${MEASURES.length} entered` : "optional"}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.fields}>
          {MEASURES.map((measure) => (
            <MeasureField
              key={measure}
              measure={measure}
              length={measures[measure]}
              unit={unit}
              waiting={refusedIn(measure)}
              onChange={(length) => onWrite(measure, length)}
            />
          ))}
          <p className={styles.hint}>
            Measure at the same time of day, with the tape level and snug: the waist above the hip
            bones after breathing out, hips and chest at the widest, arm and thigh in the middle.
          </p>
        </div>
      )}
    </details>
  );
}

interface MeasureFieldProps {
  measure: Measure;
  length: Length | undefined;
  unit: Length["unit"];
  waiting: RefusedText;
  onChange: (length: Length | "") => void;
}

function MeasureField({ measure, length, unit, waiting, onChange }: MeasureFieldProps) {
  const draft = useDraft<Length | "">({
    stored: length ?? "",
    format: (value) => formatLength(value, unit),
    read: (typed) => parseLength(typed, measure, unit),
    save: onChange,
    waiting,
  });
  return (
    <AmountField
      label={MEASURE_NAMES[measure]}
      unit={unit}
      placeholder="Not measured"
      problem={lengthProblem(measure, unit)}
      draft={draft}
    />
  );
}
