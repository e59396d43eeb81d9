import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import styles from "./checked-form.module.css";
import { TextField } from "./text-field.tsx";

/** A field by its name; an attribute more is one of its input. */
export type FormField<Name extends string> = Omit<
  ComponentProps<"input">,
  "name" | "value" | "onChange"
> & { name: Name; label: string; initial?: string };

interface CheckedFormProps<Name extends string> {
  fields: FormField<Name>[];
  /** What is wrong with what was typed, by field. */
  check: (typed: Record<Name, string>) => Partial<Record<Name, string>>;
  button: { ready: string; busy: string };
  busy: boolean;
  /** What the server said. */
  complaint?: { text: string } | undefined;
  onSubmit: (typed: Record<Name, string>) => void;
  onEdit?: () => void;
  children?: ReactNode;
}

/** Fields and one button. What is wrong is said beside its field, in our words, and whoever reads it stands where it can be mended. */
export function CheckedForm<Name extends string>({
  fields,
  check,
  button,
  busy,
  complaint,
  onSubmit,
  onEdit,
  children,
}: CheckedFormProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const submit = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  const textIn = ({ name, initial }: FormField<Name>) => typed[name] ?? initial ?? "";

  // it lost the focus when it was disabled; whoever stands elsewhere by now stays there
  useEffect(() => {
    const lostFocus = [document.body, null, submit.current].includes(
      document.activeElement as HTMLButtonElement | null,
    );
    if (wasBusy.current && !busy && lostFocus) submit.current?.focus({ preventScroll: true });
    wasBusy.current = busy;
  }, [busy]);

  const hand = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const values = Object.fromEntries(fields.map((field) => [field.name, textIn(field)])) as Record<
      Name,
      string
    >;
    const found = check(values);
    setWrong(found);
    const first = fields.find(({ name }) => found[name] !== undefined);
    if (first) inputs.current[first.name]?.focus();
    else onSubmit(values);
  };

  return (
    <form className={styles.form} noValidate onSubmit={hand}>
      {fields.map(({ initial, ...field }) => (
        <TextField
          {...field}
          key={field.name}
          ref={(input) => {
            inputs.current[field.name] = input;
          }}
          // not disabled: that would take the focus, and what password managers read
          readOnly={busy}
          value={textIn({ initial: initial ?? "", ...field })}
          error={wrong[field.name]}
          onChange={({ target }) => {
            setTyped({ ...typed, [field.name]: target.value });
            setWrong({});
            onEdit?.();
          }}
        />
      ))}
      {children}
      <Alert text={complaint?.text} boxed />
      <Button ref={submit} type="submit" busy={busy}>
        {busy ? button.busy : button.ready}
      </Button>
    </form>
  );
}
