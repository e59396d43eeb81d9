import { useId } from "react";
import { isJsonObject, own } from "#lib/json.ts";
import styles from "./answer-field.module.css";
import type { Answering } from "./answering.ts";
import type { Choice } from "./preview-data.ts";

interface OneOfProps {
  values: Choice[];
  chosen: string;
  labelledBy: string;
  onChoose: (value: string | undefined) => void;
}

function Select({ values, chosen, labelledBy, onChoose }: OneOfProps) {
  return (
    <select className={styles.control} aria-labelledby={labelledBy} value={chosen} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">not answered</option>
      {values.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function OneOf({ control, given, onAnswer, labelledBy }: Answering<"one">) {
  return <Select values={control.values} chosen={typeof given === "string" ? given : ""} labelledBy={labelledBy} onChoose={onAnswer} />;
}

export function AnyOf({ control, given, onAnswer }: Answering<"many">) {
  const chosen = Array.isArray(given) ? given : [];
  const toggled = (value: string) => (chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return control.values.map(({ value, label }) => (
    <label key={value} className={styles.choice}>
      <input type="checkbox" checked={chosen.includes(value)} onChange={() => onAnswer(toggled(value))} />
      {label}
    </label>
  ));
}

/** A verdict on each card. */
export function CardsOf({ control, given, onAnswer, labelledBy }: Answering<"map">) {
  const id = useId();
  const verdicts = isJsonObject(given) ? given : {};
  const judge = (card: string, verdict: string | undefined) => {
    const { [card]: _, ...others } = verdicts;
    const all = verdict === undefined ? others : { ...others, [card]: verdict };
    onAnswer(Object.keys(all).length > 0 ? all : undefined);
  };
  return control.keys.map(({ value: card, label }) => (
    <div key={card} className={styles.card}>
      <span id={`${id}-${card}`}>{label}</span>
      <Select
        values={control.values}
        chosen={String(own(verdicts, card) ?? "")}
        labelledBy={`${labelledBy} ${id}-${card}`}
        onChoose={(verdict) => judge(card, verdict)}
      />
    </div>
  ));
}
