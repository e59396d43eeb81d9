import { accountAddressError } from "#lib/account-address.ts";
import { CardPage } from "#ui/card-page.tsx";
import { emailField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import type { Statement } from "./open-proof.ts";
import { PROMISE, WITHDRAW_HERE } from "./words.ts";

const MAX_NAME = 100;

interface StatementFormProps {
  brand: string;
  statement: Statement | undefined;
  onSubmit: (statement: Statement) => void;
}

/** The form that says who withdraws: a name, and the address of the order. */
export function StatementForm({ brand, statement, onSubmit }: StatementFormProps) {
  return (
    <CardPage
      title={WITHDRAW_HERE}
      emblem={{ icon: "receipt", tone: "plain" }}
      text={`${PROMISE} You don't have to sign in.`}
      brand={brand}
      below={<TextLink to="/contact">I don't remember which email I used</TextLink>}
    >
      <ValidatedForm
        fields={[
          {
            name: "name",
            label: "Your name",
            autoComplete: "name",
            required: true,
            maxLength: MAX_NAME,
            initial: statement?.name ?? "",
          },
          emailField({
            name: "email",
            label: "Email you paid with",
            autoComplete: "email",
            initial: statement?.email ?? "",
          }),
        ]}
        check={({ name, email }) => {
          const wrongEmail = accountAddressError(email);
          return {
            ...(name === "" ? { name: "Please enter your name" } : {}),
            ...(wrongEmail ? { email: wrongEmail } : {}),
          };
        }}
        button={{ ready: "Continue", busy: "Continue" }}
        busy={false}
        onSubmit={onSubmit}
      />
    </CardPage>
  );
}
