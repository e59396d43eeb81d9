import { useState } from "react";
import type { Operation as Action } from "#api/operations/operate.ts";
import { Button } from "#ui/button.tsx";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { Operation } from "./operation.tsx";
import type { Operations } from "./use-operations.ts";

/** Limits of a reason, in characters. The server has the same ones. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 200;

interface ReasonedOperationProps {
  title: string;
  text: string;
  words: {
    /** The button that asks for the reason. */
    ask: string;
    label: string;
    placeholder?: string;
    /** Shown if the reason is too short. */
    missing: string;
    ready: string;
    busy: string;
    /** The button that leaves everything as it is. */
    back: string;
  };
  action: Action["action"];
  busy: Operations["busy"];
  onConfirm: (reason: string) => void;
}

/** Something that can't be taken back. It takes a second press, and a reason. */
export function ReasonedOperation(props: ReasonedOperationProps) {
  const { title, text, words, action, busy, onConfirm } = props;
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Operation title={title} text={text}>
        <Button look="quiet" disabled={busy !== undefined} onClick={() => setAsked(true)}>
          {words.ask}
        </Button>
      </Operation>
    );
  return (
    <Operation title={title} text={`${text} You can't take it back.`}>
      <ValidatedForm
        fields={[
          {
            name: "reason",
            label: words.label,
            placeholder: words.placeholder,
            autoComplete: "off",
            required: true,
            maxLength: MAX_LENGTH,
          },
        ]}
        check={({ reason }) => (reason.length < MIN_LENGTH ? { reason: words.missing } : {})}
        button={{ ready: words.ready, busy: words.busy }}
        busy={busy === action}
        onSubmit={({ reason }) => onConfirm(reason)}
      />
      <TextButton disabled={busy !== undefined} onClick={() => setAsked(false)}>
        {words.back}
      </TextButton>
    </Operation>
  );
}
