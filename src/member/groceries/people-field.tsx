import { Stepper } from "#ui/forms/stepper.tsx";
import { MAX_PEOPLE, peopleText } from "../plan/people.ts";
import styles from "./people-field.module.css";

interface PeopleFieldProps {
  people: number;
  onChange: (people: number) => void;
}

/** For how many people a week's list is. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>For how many people?</legend>
      <Stepper
        look="amount"
        value={people}
        least={1}
        most={MAX_PEOPLE}
        down="One person fewer"
        up="One person more"
        onStep={onChange}
      >
        <span aria-live="polite">{peopleText(people)}</span>
      </Stepper>
    </fieldset>
  );
}
