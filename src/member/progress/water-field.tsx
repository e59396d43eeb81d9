import { useId } from "react";
import { NumberInput } from "#ui/forms/number-input.tsx";
import { Stepper } from "#ui/forms/stepper.tsx";
import { Track } from "#ui/meters/track.tsx";
import { MAX_GLASSES, waterPercent } from "../tracker/notes.ts";
import { DayField, FieldHint } from "./day-field.tsx";
import { useDraft } from "./use-draft.ts";
import { parseGlasses, waterHint, waterText } from "./water.ts";
import styles from "./water-field.module.css";

interface WaterFieldProps {
  glasses: number;
  onChange: (glasses: number) => void;
}

/** The day's water: a number field with step buttons, and a bar that's full at eight glasses. */
export function WaterField({ glasses, onChange }: WaterFieldProps) {
  const id = useId();
  const hintId = useId();
  const typing = useDraft({
    stored: glasses,
    format: String,
    read: parseGlasses,
    save: onChange,
  });
  return (
    <DayField id={id} label="Water intake">
      <Stepper
        look="field"
        value={glasses}
        least={0}
        most={MAX_GLASSES}
        down="Remove one glass"
        up="Add one glass"
        onStep={typing.set}
      >
        <GlassesInput id={id} hintId={hintId} typing={typing} />
      </Stepper>
      <WaterBar glasses={glasses} />
      <FieldHint id={hintId} role="status">
        {waterHint(typing.draft) ?? waterText(glasses)}
      </FieldHint>
    </DayField>
  );
}

interface GlassesInputProps {
  id: string;
  hintId: string;
  typing: ReturnType<typeof useDraft<number>>;
}

function GlassesInput({ id, hintId, typing: { text, type, leave } }: GlassesInputProps) {
  return (
    <NumberInput
      id={id}
      className={styles.input}
      min={0}
      max={MAX_GLASSES}
      enterKeyHint="done"
      aria-describedby={hintId}
      value={text}
      onType={type}
      onBlur={leave}
    />
  );
}

function WaterBar({ glasses }: { glasses: number }) {
  const percent = waterPercent(glasses);
  return (
    <Track
      percent={percent}
      size="l"
      tone="cool"
      role="meter"
      label="Glasses drunk"
      now={percent}
      most={100}
      valueText={waterText(glasses)}
      className={styles.bar}
    />
  );
}
