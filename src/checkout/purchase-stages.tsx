import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { EventFrom } from "xstate";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { AccountForm } from "./account-form.tsx";
import styles from "./checkout.module.css";
import { CodeForm } from "./code-form.tsx";
import type { PurchaseStage } from "./purchase-frame.ts";
import type { PurchaseSnapshot, purchaseMachine } from "./purchase-machine.ts";
import { PurchaseSteps } from "./purchase-steps.tsx";

interface StageProps {
  snapshot: PurchaseSnapshot;
  send: (event: EventFrom<typeof purchaseMachine>) => void;
}

/** What a buyer can do at each stage of a purchase. */
export const purchaseStages: Record<PurchaseStage, (props: StageProps) => ReactNode> = {
  verifying: () => null,
  adding: () => null,
  nothingBought: () => <WaysOut />,
  unpaid: () => <WaysOut />,
  unsettled: ({ send }) => (
    <div className={styles.actions}>
      <Button onClick={() => send({ type: "retried" })}>Try again</Button>
      <HomeButton />
    </div>
  ),
  owned: () => <ButtonLink to="/login">Sign In</ButtonLink>,
  offering: Offer,
  form: FormStage,
  askingCode: CodeStage,
  mailSent: () => <ButtonLink to="/login">Sign In</ButtonLink>,
  unclaimed: ({ send }) => <Button onClick={() => send({ type: "retried" })}>Try again</Button>,
};

function WaysOut() {
  return (
    <div className={styles.actions}>
      <HomeButton look="primary" />
      <ButtonLink look="quiet" to="/restore">
        Find my purchase
      </ButtonLink>
    </div>
  );
}

function HomeButton({ look = "quiet" }: { look?: "primary" | "quiet" }) {
  const navigate = useNavigate();
  return (
    <Button look={look} onClick={() => navigate("/")}>
      Return to Home
    </Button>
  );
}

function Offer({ snapshot, send }: StageProps) {
  const busy = !snapshot.matches("offering");
  return (
    <>
      <PurchaseSteps />
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => send({ type: "continued" })}>
          Add my purchase
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => send({ type: "anotherAccount" })}>
          Use another account
        </Button>
      </div>
    </>
  );
}

function FormStage({ snapshot, send }: StageProps) {
  const { way, email, complaint, notice } = snapshot.context;
  const busy = !snapshot.matches("form");
  const other = way === "create" ? "sign-in" : "create";
  return (
    <>
      <PurchaseSteps />
      <AccountForm
        way={way}
        email={email}
        busy={busy}
        complaint={complaint}
        notice={notice}
        onSubmit={(credentials) => send({ type: "submitted", ...credentials })}
        onEdit={() => send({ type: "edited" })}
      />
      <TextButton disabled={busy} onClick={() => send({ type: "switched", way: other })}>
        {way === "create" ? "I already have an account" : "I need a new account"}
      </TextButton>
    </>
  );
}

function CodeStage({ snapshot, send }: StageProps) {
  const { code } = snapshot.children;
  return (
    <>
      {code && <CodeForm actor={code} />}
      <TextButton onClick={() => send({ type: "left" })}>Go back</TextButton>
    </>
  );
}
