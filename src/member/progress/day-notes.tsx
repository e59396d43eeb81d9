import { type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import type { Json } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { cleanTypedLines } from "#lib/typed/typed-text.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { type DayLog, ENERGIES, MOODS, SLEEPS } from "../tracker/notes.ts";
import { AmountField } from "./amount-field.tsx";
import { charactersLeft, MAX_CHARACTERS } from "./characters-left.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { DayField, FieldHint } from "./day-field.tsx";
import styles from "./day-notes.module.css";
import { lengthUnitFor } from "./measures/measure-text.ts";
import { MoreMeasures } from "./measures/more-measures.tsx";
import { useDraft } from "./use-draft.ts";
import { WaterField } from "./water-field.tsx";
import type { RefusedText } from "./weight/refused-weights.ts";
import { formatWeight, parseWeight, weightProblem } from "./weight/weight-text.ts";

interface DayNotesProps {
  notes: DayLog;
  unit: Weight["unit"];
  /** Holds a field's text that can't be saved until it's fixed. */
  refusedIn: (field: string) => RefusedText;
  /** Called with "" when a value is cleared. */
  onWrite: (field: string, value: Json) => void;
}

const MOOD_ICONS = { Great: "smiley-wink", Good: "smiley", Okay: "smiley-meh", Poor: "smiley-sad" };
const ENERGY_ICONS = { High: "battery-full", Medium: "battery-medium", Low: "battery-low" };
const SLEEP_ICONS = { Excellent: "moon-stars", Good: "moon", Fair: "cloud-moon", Poor: "alarm" };

const moods = MOODS.map((value) => ({ value, icon: MOOD_ICONS[value] }));
const energies = ENERGIES.map((value) => ({ value, icon: ENERGY_ICONS[value] }));
const sleeps = SLEEPS.map((value) => ({ value, icon: SLEEP_ICONS[value] }));

/** The form for one day's notes. */
export function DayNotes({ notes, unit, refusedIn, onWrite }: DayNotesProps) {
  return (
    <div className={styles.fields}>
      <WaterField glasses={notes.water} onChange={(water) => onWrite("water", water)} />
      <WeightField
        weight={notes.weight}
        unit={unit}
        onChange={(weight) => onWrite("weight", weight)}
        waiting={refusedIn("weight")}
      />
      <ChoiceGroup
        label="Mood"
        options={moods}
        chosen={notes.mood}
        onChoose={(mood) => onWrite("mood", mood)}
      />
      <ChoiceGroup
        label="Energy"
        options={energies}
        chosen={notes.energy}
        onChoose={(energy) => onWrite("energy", energy)}
      />
      <ChoiceGroup
        label="Sleep quality"
        options={sleeps}
        chosen={notes.sleep}
        onChoose={(sleep) => onWrite("sleep", sleep)}
      />
      <NotesField notes={notes.notes} onChange={(text) => onWrite("notes", text)} />
      <MoreMeasures
        measures={notes.measures}
        unit={lengthUnitFor(unit)}
        refusedIn={refusedIn}
        onWrite={onWrite}
      />
    </div>
  );
}

interface WeightFieldProps {
  weight: Weight | undefined;
  unit: Weight["unit"];
  /** Called with "" when the weight is cleared. */
  onChange: (weight: Weight | "") => void;
  waiting: RefusedText;
}

/** The day's weight in the member's unit. */
function WeightField({ weight, unit, onChange, waiting }: WeightFieldProps) {
  const draft = useDraft<Weight | "">({
    stored: weight ?? "",
    format: (value) => formatWeight(value, unit),
    read: (typed) => parseWeight(typed, unit),
    save: onChange,
    waiting,
  });
  return (
    <AmountField
      label="Current weight"
      unit={unit}
      placeholder="Not weighed yet"
      problem={weightProblem(unit)}
      draft={draft}
    />
  );
}

interface NotesFieldProps {
  notes: string;
  onChange: (notes: string) => void;
}

/** Free text about the day. */
function NotesField({ notes, onChange }: NotesFieldProps) {
  const id = useId();
  const { text, draft, type, leave } = useDraft({
    stored: notes,
    format: String,
    read: cleanTypedLines,
    save: onChange,
  });
  const { area, noteCaret } = useSteadyCaret(notes, draft !== undefined);
  const left = charactersLeft(text);
  return (
    <DayField id={id} label="Notes">
      <textarea
        ref={area}
        id={id}
        className={styles.area}
        rows={4}
        maxLength={MAX_CHARACTERS}
        placeholder="How did the day go?"
        value={text}
        onSelect={noteCaret}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <FieldHint aria-hidden="true">{left?.read}</FieldHint>
      <div role="status">{left && <VisuallyHidden>{left.heard}</VisuallyHidden>}</div>
    </DayField>
  );
}

/** Keeps the caret in its place: a text that arrives before you type would move it to its end. */
function useSteadyCaret(notes: string, isTyping: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>([0, 0]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a text arrives
  useLayoutEffect(() => {
    if (!isTyping && document.activeElement === area.current)
      area.current?.setSelectionRange(...caret.current);
  }, [notes]);

  const noteCaret = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    caret.current = [currentTarget.selectionStart, currentTarget.selectionEnd];
  };
  return { area, noteCaret };
}
