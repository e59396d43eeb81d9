import type { BuyerOrder } from "#api/buyer-order.ts";
import { proveWithdrawal } from "#api/withdraw.ts";
import { momentText } from "#lib/texts/utc-times.ts";
import { codeError, extractDigits } from "#lib/typed/six-digits.ts";
import { CardPage } from "#ui/card-page.tsx";
import { codeField } from "#ui/forms/form-fields.ts";
import { ValidatedForm } from "#ui/forms/validated-form.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { OpenProof } from "./open-proof.ts";
import { useCode } from "./use-code.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

interface ProveMailboxProps {
  brand: string;
  proof: OpenProof;
  onNewTicket: (ticket: string) => void;
  onBack: () => void;
  onDone: (order: BuyerOrder) => void;
}

/** Asks for the code from the mail. */
export function ProveMailbox({ brand, proof, onNewTicket, onBack, onDone }: ProveMailboxProps) {
  const { busy, error, ask, clearError } = useWithdrawal(onDone);
  const again = useCode(proof, onNewTicket);
  return (
    <CardPage
      title="Check your email"
      emblem={{ icon: "envelope-simple", tone: "plain" }}
      text={`Your withdrawal of ${momentText(new Date(proof.since).toISOString())} is sent. If you paid with ${proof.email}, we've sent a 6-digit code to that address. Enter it to confirm that it's you.`}
      brand={brand}
      below={
        <>
          <TextButton disabled={again.sending} onClick={() => void again.send()}>
            Send a new code
          </TextButton>
          <TextButton onClick={onBack}>Use another email</TextButton>
        </>
      }
    >
      <ValidatedForm
        fields={[codeField()]}
        check={({ code }) => codeError(code)}
        button={{ ready: "Get my refund", busy: "Checking the code..." }}
        busy={busy}
        error={error ?? again.error}
        onSubmit={({ code }) =>
          void ask(() => proveWithdrawal([proof.ticket, ...proof.earlier], extractDigits(code)))
        }
        onEdit={clearError}
      />
    </CardPage>
  );
}
