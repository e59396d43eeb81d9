import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { StepProps } from "../step.ts";
import { StepFrame } from "../step-frame.tsx";
import type { ShownEmail } from "./behaviour.ts";
import { longestAddress } from "./email-address.ts";
import styles from "./email-step.module.css";

/** Asks for an address that stays in this browser. */
export function EmailStep({ step, send }: StepProps<ShownEmail>) {
  const [typed, setTyped] = useState(step.kept);
  const field = useRef<HTMLInputElement>(null);

  // whoever is told of a mistake stands where it can be mended
  useEffect(() => {
    if (step.complaint) field.current?.focus();
  }, [step.complaint]);

  return (
    <StepFrame title={step.title} hint={step.hint}>
      {step.image && <Picture picture={step.image} className={styles.picture} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "submitted", value: typed });
          if (step.complaint) field.current?.focus();
        }}
      >
        <TextField
          ref={field}
          label={step.field}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={step.placeholder}
          maxLength={longestAddress}
          disabled={step.busy}
          value={typed}
          error={step.complaint}
          onChange={(event) => {
            setTyped(event.target.value);
            send({ type: "edited" });
          }}
        />
        <Button type="submit" busy={step.busy}>
          {step.busy ? step.submitting : step.submit}
        </Button>
        <p className={styles.privacy}>
          <Icon name="shield-check" className={styles.icon} />
          {step.privacy}
        </p>
      </form>
    </StepFrame>
  );
}
