import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { CheckedForm } from "#ui/checked-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import styles from "./checkout.module.css";
import type { codeMachine } from "./code-machine.ts";
import { codeComplaint, digitsOf } from "./six-digits.ts";

/** Asks for the code that was sent, and for another one where it does not come. */
export function CodeForm({ actor }: { actor: ActorRefFrom<typeof codeMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const { complaint, to } = snapshot.context;
  const isSending = snapshot.matches("sending");
  return (
    <>
      <CheckedForm
        fields={[
          {
            name: "code",
            label: "6-digit code",
            inputMode: "numeric",
            autoComplete: "one-time-code",
            required: true,
            placeholder: "123456",
          },
        ]}
        check={({ code }) => codeComplaint(code)}
        button={{
          ready: "Confirm code",
          busy: isSending ? "Sending the code..." : "Checking the code...",
        }}
        busy={isSending || snapshot.matches({ sent: { code: "checking" } })}
        complaint={complaint}
        onSubmit={({ code }) => actor.send({ type: "codeGiven", code: digitsOf(code) })}
        onEdit={() => actor.send({ type: "edited" })}
      >
        <p className={styles.small} role="status">
          {!isSending && to && `The code was sent to ${to}. `}Nothing arrived? Look in your spam
          folder, or ask for a new code after half a minute.
        </p>
      </CheckedForm>
      <TextButton
        disabled={!snapshot.can({ type: "sendAgain" })}
        onClick={() => actor.send({ type: "sendAgain" })}
      >
        Send a new code
      </TextButton>
    </>
  );
}
