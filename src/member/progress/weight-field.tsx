import type { Weight } from "#lib/measures/weight.ts";
import { AmountField } from "./amount-field.tsx";
import { useDraft } from "./use-draft.ts";
import type { RefusedText } from "./weight/refused-weights.ts";
import { formatWeight, parseWeight, weightProblem } from "./weight/weight-text.ts";

interface WeightFieldProps {
  weight: Weight | undefined;
  unit: Weight["unit"];
  /** Called with "" when the weight is cleared. */
  onChange: (weight: Weight | "") => void;
  waiting: RefusedText;
}

/** The day's weight in the member's unit. */
export function WeightField({ weight, unit, onChange, waiting }: WeightFieldProps) {
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
