import { type ReactNode, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { accountAddressError } from "#lib/account-address.ts";
import { safeStorage } from "#lib/store.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { Facts } from "#ui/facts.tsx";
import { emailField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton, TextLink } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import { openProofs, type Statement } from "./open-proof.ts";
import { ProveMailbox } from "./prove-mailbox.tsx";
import { useCode } from "./use-code.ts";
import { WithdrawalResult } from "./withdrawal-result.tsx";
import { CONFIRM, CONFIRMING, PROMISE, WITHDRAW_HERE } from "./words.ts";

const proofs = openProofs(
  safeStorage(() => window.sessionStorage),
  () => Date.now(),
);

/** Withdraws with the address of the order: statement, confirmation, and a code from its mailbox. */
export function WithdrawByMail({ brand }: { brand: string }): ReactNode {
  const [proof, setProof] = useState(proofs.recall);
  const [statement, setStatement] = useState<Statement | undefined>(proof);
  const [done, setDone] = useState<BuyerOrder>();

  if (done) return <WithdrawalResult order={done} brand={brand} />;
  if (proof)
    return (
      <ProveMailbox
        // A new ticket starts over.
        key={proof.ticket}
        brand={brand}
        proof={proof}
        onNewTicket={(ticket) => setProof(proofs.add(proof, ticket))}
        onBack={() => {
          proofs.forget();
          setProof(undefined);
        }}
        onDone={(order) => {
          proofs.forget();
          setDone(order);
        }}
      />
    );
  return (
    <MakeStatement
      brand={brand}
      initial={statement}
      onSent={(sent, ticket) => {
        setStatement(sent);
        setProof(proofs.begin(sent, ticket));
      }}
    />
  );
}

interface MakeStatementProps {
  brand: string;
  initial: Statement | undefined;
  /** Called when the code is on its way. */
  onSent: (statement: Statement, ticket: string) => void;
}

function MakeStatement({ brand, initial, onSent }: MakeStatementProps) {
  const [statement, setStatement] = useState(initial);
  const [isReviewing, setReviewing] = useState(false);
  if (statement && isReviewing)
    return (
      <ReviewStatement
        brand={brand}
        statement={statement}
        onBack={() => setReviewing(false)}
        onSent={(ticket) => onSent(statement, ticket)}
      />
    );
  return (
    <StatementForm
      brand={brand}
      statement={statement}
      onSubmit={(typed) => {
        setStatement(typed);
        setReviewing(true);
      }}
    />
  );
}

interface ReviewStatementProps {
  brand: string;
  statement: Statement;
  onSent: (ticket: string) => void;
  onBack: () => void;
}

/** The step that sends the withdrawal. It counts from this moment. */
function ReviewStatement({ brand, statement, onSent, onBack }: ReviewStatementProps) {
  const { sending, error, send } = useCode(statement, onSent);
  const button = useFocusAfterBusy(sending);
  return (
    <CardPage
      title="Confirm your withdrawal"
      emblem={{ icon: "receipt", tone: "plain" }}
      text="You're withdrawing from your purchase. We refund you in full, and your access to the plan ends with the refund."
      brand={brand}
      below={<TextButton onClick={onBack}>Change something</TextButton>}
    >
      <Facts
        rows={[
          ["Your name", statement.name],
          ["Email you paid with", statement.email],
        ]}
      />
      <Alert text={error?.text} boxed />
      <Button ref={button} busy={sending} onClick={() => void send()}>
        {sending ? CONFIRMING : CONFIRM}
      </Button>
    </CardPage>
  );
}

const MAX_NAME = 100;

interface StatementFormProps {
  brand: string;
  statement: Statement | undefined;
  onSubmit: (statement: Statement) => void;
}

/** The form that says who withdraws: a name, and the address of the order. */
function StatementForm({ brand, statement, onSubmit }: StatementFormProps) {
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
