import { type ReactNode, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { accountAddressError, longestAddress } from "#lib/account-address.ts";
import { safeStorage } from "#lib/store.ts";
import { CardPage } from "#ui/card-page.tsx";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextLink } from "#ui/text-button.tsx";
import { openProofs, type Statement } from "./open-proof.ts";
import { ProveMailbox } from "./prove-mailbox.tsx";
import { ReviewStatement } from "./review-statement.tsx";
import { WithdrawalResult } from "./withdrawal-result.tsx";
import { PROMISE, WITHDRAW_HERE } from "./words.ts";

const LONGEST_NAME = 100;

const proofs = openProofs(
  safeStorage(() => window.sessionStorage),
  () => Date.now(),
);

/** Withdraws with the address of the order: statement, confirmation, and a code from its mailbox. */
export function WithdrawByMail({ brand }: { brand: string }): ReactNode {
  const [proof, setProof] = useState(proofs.recall);
  const [statement, setStatement] = useState<Statement | undefined>(proof);
  const [stage, setStage] = useState<"typing" | "reviewing">("typing");
  const [done, setDone] = useState<BuyerOrder>();

  if (done) return <WithdrawalResult order={done} brand={brand} />;
  if (proof)
    return (
      <ProveMailbox
        // A new ticket starts over.
        key={proof.ticket}
        brand={brand}
        proof={proof}
        onNewTicket={(ticket) => setProof(proofs.remember({ ...proof, ticket }))}
        onBack={() => {
          proofs.forget();
          setProof(undefined);
          setStage("typing");
        }}
        onDone={(order) => {
          proofs.forget();
          setDone(order);
        }}
      />
    );
  if (statement && stage === "reviewing")
    return (
      <ReviewStatement
        brand={brand}
        statement={statement}
        onBack={() => setStage("typing")}
        onSent={(ticket) => setProof(proofs.remember({ ...statement, ticket }))}
      />
    );
  return (
    <StatementForm
      brand={brand}
      statement={statement}
      onSubmit={(typed) => {
        setStatement(typed);
        setStage("reviewing");
      }}
    />
  );
}

interface StatementFormProps {
  brand: string;
  statement: Statement | undefined;
  onSubmit: (statement: Statement) => void;
}

function StatementForm({ brand, statement, onSubmit }: StatementFormProps) {
  return (
    <CardPage
      title={WITHDRAW_HERE}
      emblem={{ icon: "receipt", tone: "plain" }}
      text={`${PROMISE} You don't have to sign in.`}
      brand={brand}
      below={<TextLink to="/contact">I don't know the address any more</TextLink>}
    >
      <ValidatedForm
        fields={[
          {
            name: "name",
            label: "Your name",
            autoComplete: "name",
            required: true,
            maxLength: LONGEST_NAME,
            initial: statement?.name ?? "",
          },
          {
            name: "email",
            label: "Email you paid with",
            type: "email",
            inputMode: "email",
            autoComplete: "email",
            required: true,
            maxLength: longestAddress,
            initial: statement?.email ?? "",
          },
        ]}
        check={({ name, email }) => {
          const wrongEmail = accountAddressError(email);
          return {
            ...(name.trim() === "" ? { name: "Please enter your name" } : {}),
            ...(wrongEmail ? { email: wrongEmail } : {}),
          };
        }}
        button={{ ready: "Continue", busy: "Continue" }}
        busy={false}
        onSubmit={({ name, email }) => onSubmit({ name: name.trim(), email: email.trim() })}
      />
    </CardPage>
  );
}
