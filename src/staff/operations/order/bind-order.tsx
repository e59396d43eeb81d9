import { useState } from "react";
import type { OrderDetails } from "#api/operations/order-details.ts";
import { accountAddressError } from "#lib/account-address.ts";
import { codeError, extractDigits } from "#lib/typed/six-digits.ts";
import { Button } from "#ui/button.tsx";
import { codeField, emailField } from "#ui/forms/form-fields.ts";
import { type FormField, ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { Operation } from "./operation.tsx";
import { refusalText } from "./refusal-words.ts";
import type { Operations } from "./use-operations.ts";

interface OperationGiven {
  details: OrderDetails;
  operations: Operations;
}

const TITLE = "Bind to an account";

/** Binds an order to an account, after its buyer has read a code from the mailbox that paid. */
export function BindOrder({ details, operations }: OperationGiven) {
  const [isCodeSent, setCodeSent] = useState(false);
  const { order, paidWith, refused } = details;
  const { busy, run } = operations;
  if (refused.bind !== undefined)
    return <Operation title={TITLE} text={refusalText(refused.bind)} />;
  const send = async () => {
    if (await run({ action: "send_bind_code", order })) setCodeSent(true);
  };
  if (!isCodeSent)
    return (
      <Operation
        title={TITLE}
        text={`For a buyer who is talking to you and can't get in. ${paidWith} gets a code, the buyer reads it to you, and you enter it here with the address of their account.`}
      >
        <Button
          look="quiet"
          busy={busy === "send_bind_code"}
          disabled={busy !== undefined}
          onClick={() => void send()}
        >
          Send a code
        </Button>
        <TextButton onClick={() => setCodeSent(true)}>I have a code</TextButton>
      </Operation>
    );
  return (
    <Operation title={TITLE} text={`Enter the code that ${paidWith} got. It works for 15 minutes.`}>
      <ValidatedForm
        fields={fields}
        check={fieldErrors}
        button={{ ready: "Bind the order", busy: "Checking the code..." }}
        busy={busy === "bind"}
        onSubmit={({ code, account }) =>
          void run({
            action: "bind",
            order,
            code: extractDigits(code),
            account,
          })
        }
      />
      <TextButton disabled={busy !== undefined} onClick={() => void send()}>
        Send a new code
      </TextButton>
    </Operation>
  );
}

type Name = "code" | "account";

const fields: FormField<Name>[] = [
  codeField({ autoComplete: "off" }),
  emailField({ name: "account", label: "Address of their account", autoComplete: "off" }),
];

function fieldErrors({ code, account }: Record<Name, string>) {
  const wrongAccount = accountAddressError(account);
  return {
    ...codeError(code),
    ...(wrongAccount ? { account: wrongAccount } : {}),
  };
}
