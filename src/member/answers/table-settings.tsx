import { useId } from "react";
import { Stepper } from "#ui/forms/stepper.tsx";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import type { Member } from "../member.ts";
import { MAX_PEOPLE, peopleEntry, peopleText } from "../plan/people.ts";
import { chooseUnit } from "../tracker/unit.ts";
import styles from "./table-settings.module.css";

const UNITS = [
  { value: "kg", label: "Grams and kilos" },
  { value: "lbs", label: "Ounces and pounds" },
] as const;

/** The units of everything, and the people at the table. Both count at once. */
export function TableSettings({ member: { plans, tracker, unit } }: { member: Member }) {
  const titleId = useId();
  const { people } = plans;
  return (
    <section className={styles.settings} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Units and people
      </h2>
      <div className={styles.setting}>
        <p>Units in your plan, lists, notes, charts, and printed weeks</p>
        <UnitToggle
          label="Units"
          units={UNITS}
          chosen={unit}
          onChoose={(next) => chooseUnit(tracker, next)}
        />
      </div>
      <div className={styles.setting}>
        <p>
          People at your table. The recipes of your days and new lists have the amounts for all of
          them, each eating as much as you.
        </p>
        <Stepper
          look="amount"
          value={people}
          least={1}
          most={MAX_PEOPLE}
          down="One person fewer"
          up="One person more"
          onStep={(next) => tracker.set(...peopleEntry(next))}
        >
          <span aria-live="polite">{peopleText(people)}</span>
        </Stepper>
      </div>
    </section>
  );
}
