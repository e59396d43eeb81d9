import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from "react";
import { cleanTypedAddress, cleanTypedText } from "#lib/typed/typed-text.ts";
import { Alert } from "../alert.tsx";
import { Button } from "../button.tsx";
import { useFocusAfterBusy } from "../use-focus-after-busy.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { TextField } from "./text-field.tsx";
import styles from "./validated-form.module.css";

/** A field by its name. Other attributes go to its input. */
export type FormField<Name extends string> = Omit<
  ComponentProps<"input">,
  "name" | "value" | "onChange"
> & { name: Name; label: string; initial?: string };

interface ValidatedFormProps<Name extends string> {
  fields: FormField<Name>[];
  /** Returns the errors in what was typed, by field, without what no one can see. */
  check: (typed: Record<Name, string>) => Partial<Record<Name, string>>;
  button: { ready: string; busy: string };
  busy: boolean;
  /** The server's message. */
  error?: { text: string } | undefined;
  onSubmit: (typed: Record<Name, string>) => void;
  onEdit?: () => void;
  /** The account that a new password is for. Password managers store the password under it. */
  account?: string;
  children?: ReactNode;
}

/**
 * Fields and one button. Shows each error next to its field, in our own words, and moves the focus
 * to the first field to fix.
 */
export function ValidatedForm<Name extends string>(props: ValidatedFormProps<Name>) {
  const { fields, button, busy, error, account, children } = props;
  const { errors, inputs, getText, type, submit } = useValidatedFields(props);
  const submitButton = useFocusAfterBusy(busy);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {account !== undefined && <AccountName account={account} />}
      {fields.map(({ initial, ...field }) => (
        <TextField
          {...field}
          key={field.name}
          ref={(input) => {
            inputs.current[field.name] = input;
          }}
          // Not disabled: that would remove the focus, and what password managers read.
          readOnly={busy}
          value={getText({ initial: initial ?? "", ...field })}
          error={errors[field.name]}
          onChange={({ target }) => type(field.name, target.value)}
        />
      ))}
      {children}
      <Alert text={error?.text} boxed />
      <Button ref={submitButton} type="submit" busy={busy}>
        {busy ? button.busy : button.ready}
      </Button>
    </form>
  );
}

/** Only for password managers, which don't read fields that aren't drawn at all. */
function AccountName({ account }: { account: string }) {
  return (
    <VisuallyHidden as="div">
      <input
        type="text"
        name="username"
        autoComplete="username"
        aria-hidden="true"
        tabIndex={-1}
        readOnly
        value={account}
      />
    </VisuallyHidden>
  );
}

/** The typed text and its errors. `submit` checks the fields first. */
function useValidatedFields<Name extends string>({
  fields,
  check,
  busy,
  onSubmit,
  onEdit,
}: ValidatedFormProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const getText = ({ name, initial }: FormField<Name>) => typed[name] ?? initial ?? "";

  const type = (name: Name, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setErrors({});
    onEdit?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // The fields are all the names, which `fromEntries` can't know.
    const values = Object.fromEntries(
      fields.map((field) => [field.name, cleanField(field, getText(field))]),
    ) as Record<Name, string>;
    const found = check(values);
    setErrors(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) inputs.current[first.name]?.focus();
    else onSubmit(values);
  };
  return { errors, inputs, getText, type, submit };
}

/** A password is what was typed, to the letter. */
function cleanField({ type, inputMode }: FormField<string>, typed: string): string {
  if (type === "password") return typed;
  const isPlain = type === "email" || inputMode === "numeric";
  return isPlain ? cleanTypedAddress(typed) : cleanTypedText(typed);
}
