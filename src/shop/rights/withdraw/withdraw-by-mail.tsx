import { type ReactNode, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { safeStorage } from "#lib/store.ts";
import { openProofs, type Statement } from "./open-proof.ts";
import { ProveMailbox } from "./prove-mailbox.tsx";
import { ReviewStatement } from "./review-statement.tsx";
import { StatementForm } from "./statement-form.tsx";
import { WithdrawalResult } from "./withdrawal-result.tsx";

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
