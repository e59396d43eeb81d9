import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { codeError, extractDigits } from "#lib/typed/six-digits.ts";
import { codeField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import styles from "./code-form.module.css";
import type { codeMachine } from "./code-machine.ts";

/** Asks for the code from the email, and offers to send another one. */
export function CodeForm({ actor }: { actor: ActorRefFrom<typeof codeMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { error, to } = snapshot.context;
  const isSending = snapshot.matches("sending");
  return (
    <>
      <ValidatedForm
        fields={[codeField()]}
        check={({ code }) => codeError(code)}
        button={{
          ready: "Confirm code",
          busy: isSending ? "Sending the code..." : "Checking the code...",
        }}
        busy={isSending || snapshot.matches({ sent: { code: "checking" } })}
        error={error}
        onSubmit={({ code }) => actor.send({ type: "codeGiven", code: extractDigits(code) })}
        onEdit={() => actor.send({ type: "edited" })}
      >
        <p className={styles.small} role="status">
          {!isSending && to && <span>{`We sent the code to ${to}. `}</span>}
          <span>
            Didn't get it? Check your spam folder, or request a new code after 30 seconds.
          </span>
        </p>
      </ValidatedForm>
      <TextButton
        disabled={!snapshot.can({ type: "sendAgain" })}
        onClick={() => actor.send({ type: "sendAgain" })}
      >
        Send a new code
      </TextButton>
    </>
  );
}
