import { useState } from "react";
import type { Weight } from "#lib/measures/weight.ts";
import { inTenths } from "#lib/measures/weight.ts";
import { Button } from "#ui/button.tsx";
import { UnitToggle } from "#ui/forms/unit-toggle.tsx";
import { formatDateText } from "../../day/local-date.ts";
import type { MemberMonths } from "../../months/use-months.ts";
import { useJournal } from "../../tracker/use-tracker.ts";
import { amountText } from "../weight/weight-text.ts";
import { countWeights } from "./count-weights.ts";
import styles from "./import-preview.module.css";
import type { DateOrder } from "./parse-date.ts";
import {
  type Conflict,
  type ImportPlan,
  type Place,
  planImport,
  YEARS_KEPT,
} from "./plan-import.ts";
import { dateOfWeighing, type Reading } from "./weighing.ts";

const MAX_CONFLICTS = 10;

interface ImportPreviewProps {
  reading: Reading;
  order: DateOrder;
  months: MemberMonths;
  unit: Weight["unit"];
  /** Called with the other way to read dates. */
  onReorder: (order: DateOrder) => void;
  onSave: (places: Place[]) => void;
}

/** The weights in a file, the new ones, and a choice for days that have another weight. */
export function ImportPreview({
  reading,
  order,
  months: { tracker, all },
  unit,
  onReorder,
  onSave,
}: ImportPreviewProps) {
  const [fileUnit, setFileUnit] = useState(unit);
  const [takes, setTakes] = useState<"mine" | "file">("mine");
  const { journal } = useJournal(tracker);
  const months = { journal, all, today: new Date() };
  const plan = planImport(reading, { months, unit: fileUnit });
  const places = takes === "file" ? [...plan.added, ...plan.conflicts] : plan.added;
  return (
    <>
      <p className={styles.found} role="status">
        {describeFound(reading)}
      </p>
      {reading.weighings.some((weighing) => weighing.unit === undefined) && (
        <div className={styles.question}>
          <p>The file doesn't name its unit. It's in</p>
          <UnitToggle
            label="Unit of the file"
            units={UNITS}
            chosen={fileUnit}
            onChoose={setFileUnit}
          />
        </div>
      )}
      {reading.isDateUnclear && (
        <div className={styles.question}>
          <p>Its dates could be read in two ways. 3/4 is</p>
          <UnitToggle
            label="Order of the dates"
            units={ORDERS}
            chosen={order}
            onChoose={onReorder}
          />
        </div>
      )}
      <ul className={styles.list}>
        {describePlan(plan, reading, unit).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {plan.conflicts.length > 0 && (
        <Conflicts conflicts={plan.conflicts} unit={unit} takes={takes} onTake={setTakes} />
      )}
      {places.length > 0 ? (
        <div>
          <Button onClick={() => onSave(places)}>{`Save ${countWeights(places.length)}`}</Button>
        </div>
      ) : (
        <p>There's nothing in this file to save.</p>
      )}
    </>
  );
}

const UNITS = [
  { value: "lbs", label: "lbs" },
  { value: "kg", label: "kg" },
] as const;
const ORDERS = [
  { value: "month-first", label: "March 4" },
  { value: "day-first", label: "April 3" },
] as const;

function describeFound({ weighings, source }: Reading): string {
  const dates = weighings.map(dateOfWeighing).sort();
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  return `${countWeights(weighings.length)} in ${source}, from ${formatDateText(first)} to ${formatDateText(last)}.`;
}

function describePlan(
  { added, conflicts, same, future, tooOld, impossible }: ImportPlan,
  { skipped, isCut }: Reading,
  unit: Weight["unit"],
): string[] {
  const [first] = added;
  const today = new Date().toLocaleDateString("en-US", { dateStyle: "medium" });
  return [
    first && `${days(added.length)} to add. The first: ${describePlace(first, unit)}.`,
    same > 0 && `${days(same)} that you have already.`,
    conflicts.length > 0 && `${days(conflicts.length)} with another weight of yours.`,
    future > 0 &&
      `${days(future)} after today, ${today}, left out. Is the date of this device right?`,
    tooOld > 0 && `${days(tooOld)} from more than ${YEARS_KEPT} years ago, left out.`,
    impossible > 0 && `${days(impossible)} with an impossible weight, left out. Is the unit right?`,
    skipped > 0 && `${skipped} ${skipped === 1 ? "row" : "rows"} that we can't read, left out.`,
    isCut && "The file ends in the middle, so later weights may be missing.",
  ].filter((line) => typeof line === "string");
}

const days = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "day" : "days"}`;

const describePlace = ({ date, kg }: Place, unit: Weight["unit"]) =>
  `${formatDateText(date)}, ${inUnitText(kg, unit)}`;

const inUnitText = (kg: number, unit: Weight["unit"]) =>
  amountText(inTenths({ value: kg, unit: "kg" }, unit).value, unit);

interface ConflictsProps {
  conflicts: readonly Conflict[];
  unit: Weight["unit"];
  takes: "mine" | "file";
  onTake: (takes: "mine" | "file") => void;
}

function Conflicts({ conflicts, unit, takes, onTake }: ConflictsProps) {
  return (
    <fieldset className={styles.conflicts}>
      <legend className={styles.legend}>On days that have another weight</legend>
      {TAKES.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="import-takes"
            checked={takes === value}
            onChange={() => onTake(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Yours</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.slice(0, MAX_CONFLICTS).map(({ date, kg, yoursInKg }) => (
            <tr key={date}>
              <th scope="row">{formatDateText(date)}</th>
              <td>{inUnitText(yoursInKg, unit)}</td>
              <td>{inUnitText(kg, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {conflicts.length > MAX_CONFLICTS && <p>{`and ${conflicts.length - MAX_CONFLICTS} more`}</p>}
    </fieldset>
  );
}

const TAKES = [
  { value: "mine", label: "Keep mine" },
  { value: "file", label: "Take the file's" },
] as const;
