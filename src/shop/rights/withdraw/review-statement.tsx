import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CardPage } from "#ui/card-page.tsx";
import { Facts } from "#ui/facts.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { useFocusAfterBusy } from "#ui/use-focus-after-busy.ts";
import type { Statement } from "./open-proof.ts";
import { useCode } from "./use-code.ts";
import { CONFIRM, CONFIRMING } from "./words.ts";

interface ReviewStatementProps {
  brand: string;
  statement: Statement;
  onSent: (ticket: string) => void;
  onBack: () => void;
}

/** The step that sends the withdrawal. It counts from this moment. */
export function ReviewStatement({ brand, statement, onSent, onBack }: ReviewStatementProps) {
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
