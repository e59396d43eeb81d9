import type { ComponentProps, KeyboardEvent } from "react";
import { wholeNumber } from "#lib/measures/whole-number.ts";

interface NumberInputProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  /** The text in the field. */
  value: string;
  min?: number | undefined;
  max?: number | undefined;
  onType: (text: string) => void;
}

/**
 * The input of every field for a whole number. It isn't of type "number": those change when the
 * wheel turns over them, make 805 of "80,5", and know no digits but 0 to 9.
 */
export function NumberInput({ value, min, max, onType, ...input }: NumberInputProps) {
  const stepBy = (change: number) =>
    String(Math.min(Math.max(wholeNumber(value) + change, min ?? 0), max ?? Infinity));
  const onKeyDown = (event: KeyboardEvent) => {
    const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (change === undefined || input.readOnly) return;
    event.preventDefault();
    onType(stepBy(change));
  };
  return (
    <input
      autoComplete="off"
      onFocus={(event) => event.target.select()}
      {...input}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-valuenow={value === "" ? undefined : wholeNumber(value)}
      aria-valuemin={min}
      aria-valuemax={max}
      min={min}
      max={max}
      value={value}
      onKeyDown={onKeyDown}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
