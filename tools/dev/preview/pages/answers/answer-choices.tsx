import { Fragment, type ReactNode, useId } from "react";
import { getOwn, isJsonObject } from "#lib/json.ts";
import type { Choice } from "../preview-data.ts";
import styles from "./answer-choices.module.css";
import type { Answering } from "./answering.ts";

interface OneOfProps {
  values: Choice[];
  chosen: string;
  labelledBy: string;
  onChoose: (value: string | undefined) => void;
}

function Select({ values, chosen, labelledBy, onChoose }: OneOfProps) {
  return (
    <select
      className={styles.control}
      aria-labelledby={labelledBy}
      value={chosen}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      <option value="">not answered</option>
      <ChoiceGroups
        choices={values}
        others={(where, drawn) => <optgroup label={where}>{drawn}</optgroup>}
      >
        {({ value, label }) => <option value={value}>{label}</option>}
      </ChoiceGroups>
    </select>
  );
}

/** Checkboxes or cards below their caption. */
const below = (where: string, drawn: ReactNode) => (
  <fieldset className={styles.others}>
    <legend className={styles.where}>{where}</legend>
    {drawn}
  </fieldset>
);

export function OneOf({ control, given, onAnswer, labelledBy }: Answering<"one">) {
  return (
    <Select
      values={control.values}
      chosen={typeof given === "string" ? given : ""}
      labelledBy={labelledBy}
      onChoose={onAnswer}
    />
  );
}

export function AnyOf({ control, given, onAnswer }: Answering<"many">) {
  const chosen = Array.isArray(given) ? given : [];
  const toggle = (value: string) =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return (
    <ChoiceGroups choices={control.values} others={below}>
      {({ value, label }) => (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => onAnswer(toggle(value))}
          />
          <span>{label}</span>
        </label>
      )}
    </ChoiceGroups>
  );
}

/** One verdict per card. */
export function CardsOf({ control, given, onAnswer, labelledBy }: Answering<"map">) {
  const id = useId();
  const verdicts = isJsonObject(given) ? given : {};
  const judge = (card: string, verdict: string | undefined) => {
    const { [card]: _, ...others } = verdicts;
    const all = verdict === undefined ? others : { ...others, [card]: verdict };
    onAnswer(Object.keys(all).length > 0 ? all : undefined);
  };
  return (
    <ChoiceGroups choices={control.keys} others={below}>
      {({ value: card, label }) => (
        <div className={styles.card}>
          <span id={`${id}-${card}`}>{label}</span>
          <Select
            values={control.values}
            chosen={String(getOwn(verdicts, card) ?? "")}
            labelledBy={`${labelledBy} ${id}-${card}`}
            onChoose={(verdict) => judge(card, verdict)}
          />
        </div>
      )}
    </ChoiceGroups>
  );
}

interface ChoiceGroupsProps {
  choices: Choice[];
  /** Renders choices that only other steps offer. */
  others: (where: string, drawn: ReactNode) => ReactNode;
  children: (choice: Choice) => ReactNode;
}

/**
 * A list of choices. Those that the current step doesn't offer come last, with the steps that do.
 */
function ChoiceGroups({ choices, others, children: draw }: ChoiceGroupsProps) {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const where = choice.onlyAt ? `Only at ${choice.onlyAt.join(", ")}` : "";
    groups.set(where, [...(groups.get(where) ?? []), choice]);
  }
  return [...groups].map(([where, alike]) => {
    const drawn = alike.map((choice) => <Fragment key={choice.value}>{draw(choice)}</Fragment>);
    return <Fragment key={where}>{where ? others(where, drawn) : drawn}</Fragment>;
  });
}
