import type { Json } from "#lib/json.ts";
import type { Weight } from "#lib/weight.ts";
import { ENERGIES, MOODS, type Notes, SLEEPS } from "../tracker/notes.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import styles from "./day-notes.module.css";
import { NotesField } from "./notes-field.tsx";
import type { RefusedWeight } from "./refused-weights.ts";
import { WaterField } from "./water-field.tsx";
import { WeightField } from "./weight-field.tsx";

interface DayNotesProps {
  notes: Notes;
  unit: Weight["unit"];
  /** A text for the weight that is none, until it is mended. */
  refused: RefusedWeight;
  /** "" takes back what was written. */
  onWrite: (field: string, value: Json) => void;
}

const MOOD_ICONS = { Great: "smiley-wink", Good: "smiley", Okay: "smiley-meh", Poor: "smiley-sad" };
const ENERGY_ICONS = { High: "battery-full", Medium: "battery-medium", Low: "battery-low" };
const SLEEP_ICONS = { Excellent: "moon-stars", Good: "moon", Fair: "cloud-moon", Poor: "alarm" };

const moods = MOODS.map((value) => ({ value, icon: MOOD_ICONS[value] }));
const energies = ENERGIES.map((value) => ({ value, icon: ENERGY_ICONS[value] }));
const sleeps = SLEEPS.map((value) => ({ value, icon: SLEEP_ICONS[value] }));

/** What a member writes down for one day. */
export function DayNotes({ notes, unit, refused, onWrite }: DayNotesProps) {
  return (
    <div className={styles.fields}>
      <WaterField glasses={notes.water} onChange={(water) => onWrite("water", water)} />
      <WeightField
        weight={notes.weight}
        unit={unit}
        onChange={(weight) => onWrite("weight", weight)}
        waiting={refused}
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
    </div>
  );
}
