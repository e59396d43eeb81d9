import { type FormEvent, type Ref, useEffect, useRef, useState } from "react";
import { MAX_ADDRESS_LENGTH } from "#lib/typed/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownEmail } from "./behavior.ts";
import styles from "./email-step.module.css";

/** Asks for an address that stays in this browser. */
export function EmailStep({ step, send }: StepProps<ShownEmail>) {
  const [typed, setTyped] = useState(step.kept);
  const field = useRef<HTMLInputElement>(null);

  // Move the focus to the field, so the visitor can fix the mistake.
  useEffect(() => {
    if (step.error) field.current?.focus();
  }, [step.error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "submitted", value: typed });
    if (step.error) field.current?.focus();
  };

  return (
    <StepFrame title={step.title} hint={step.hint}>
      {step.image && <Picture picture={step.image} className={styles.picture} />}
      <form className={styles.form} noValidate onSubmit={submit}>
        <AddressField
          ref={field}
          step={step}
          value={typed}
          onType={(text) => {
            setTyped(text);
            send({ type: "edited" });
          }}
        />
        <Button type="submit" busy={step.busy}>
          {step.busy ? step.submitting : step.submit}
        </Button>
        <p className={styles.privacy}>
          <Icon name="shield-check" className={styles.icon} />
          <span>{step.privacy}</span>
        </p>
      </form>
    </StepFrame>
  );
}

interface AddressFieldProps {
  ref: Ref<HTMLInputElement>;
  step: ShownEmail;
  value: string;
  onType: (text: string) => void;
}

function AddressField({ ref, step, value, onType }: AddressFieldProps) {
  return (
    <TextField
      ref={ref}
      label={step.field}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      enterKeyHint="go"
      placeholder={step.placeholder}
      maxLength={MAX_ADDRESS_LENGTH}
      disabled={step.busy}
      value={value}
      error={step.error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
