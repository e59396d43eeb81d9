import { useId } from "react";
import type { Json } from "#lib/json.ts";
import styles from "./answer-field.module.css";
import type { PreviewAnswer } from "./preview-data.ts";

interface AnswerFieldProps {
  answer: PreviewAnswer;
  given: Json | undefined;
  /** `undefined` takes the answer away. */
  onAnswer: (value: Json | undefined) => void;
}

/** One answer of whoever looks at the preview, in the control that its kind asks for. */
export function AnswerField(props: AnswerFieldProps) {
  const { answer } = props;
  const id = useId();
  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {answer.question} <code className={styles.name}>{answer.name}</code>
      </p>
      {answer.kind === "one" && <OneOf {...props} labelledBy={id} />}
      {answer.kind === "many" && <AnyOf {...props} />}
      {answer.kind === "number" && <NumberOf {...props} labelledBy={id} />}
    </fieldset>
  );
}

function OneOf({ answer, given, onAnswer, labelledBy }: AnswerFieldProps & { labelledBy: string }) {
  return (
    <select className={styles.control} aria-labelledby={labelledBy} value={String(given ?? "")} onChange={({ target }) => onAnswer(target.value || undefined)}>
      <option value="">not answered</option>
      {answer.values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function AnyOf({ answer, given, onAnswer }: AnswerFieldProps) {
  const chosen = Array.isArray(given) ? given : [];
  const toggled = (value: string) => (chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return answer.values.map(({ value, label }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => onAnswer(toggled(value))} />
      {label}
    </label>
  ));
}

function NumberOf({ answer: { min, max }, given, onAnswer, labelledBy }: AnswerFieldProps & { labelledBy: string }) {
  return (
    <input
      className={styles.control}
      aria-labelledby={labelledBy}
      type="number"
      min={min}
      max={max}
      value={typeof given === "number" ? given : ""}
      placeholder="not answered"
      onChange={({ target }) => onAnswer(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : undefined)}
    />
  );
}
