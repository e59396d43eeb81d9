import { useState } from "react";
import type { DayRange } from "#api/read-numbers.ts";
import { ChoiceRow } from "#ui/choice-row.tsx";
import { CustomRange } from "./custom-range.tsx";
import { type ChosenRange, presets, type RangeChoice } from "./range.ts";
import styles from "./range-picker.module.css";

interface RangePickerProps {
  range: ChosenRange;
  today: string;
  onChoose: (range: RangeChoice | DayRange) => void;
}

const choices: { value: RangeChoice; label: string }[] = [
  ...presets,
  { value: "custom", label: "Custom" },
];

/** Chooses the days that the page is about. */
export function RangePicker({ range, today, onChoose }: RangePickerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isCustom = isAsking || range.choice === "custom";
  return (
    <div className={styles.picker}>
      <ChoiceRow
        label="Days"
        choices={choices}
        chosen={isCustom ? "custom" : range.choice}
        onChoose={(choice) => {
          setIsAsking(choice === "custom");
          if (choice !== "custom") onChoose(choice);
        }}
      />
      {isCustom && (
        <CustomRange
          key={`${range.from} ${range.to}`}
          initial={range}
          today={today}
          onChoose={(days) => {
            setIsAsking(false);
            onChoose(days);
          }}
        />
      )}
    </div>
  );
}
