import type { Json } from "#lib/json.ts";
import type { Weight } from "#lib/measures/weight.ts";
import { type DayLog, ENERGIES, MOODS, SLEEPS } from "../tracker/notes.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import styles from "./day-notes.module.css";
import { lengthUnitFor } from "./measures/measure-text.ts";
import { MoreMeasures } from "./measures/more-measures.tsx";
import { NotesField } from "./notes-field.tsx";
import { WaterField } from "./water-field.tsx";
import type { RefusedText } from "./weight/refused-weights.ts";
import { WeightField } from "./weight-field.tsx";

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
