import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import type { EventFrom } from "xstate";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { AccountForm } from "../account-form.tsx";
import { KeptAnswers } from "../kept-answers.tsx";
import { CodeForm } from "../restore/code-form.tsx";
import type { PurchaseSnapshot, purchaseMachine } from "./purchase-machine.ts";
import type { PurchaseView } from "./purchase-setup.ts";
import styles from "./purchase-views.module.css";

interface ViewProps {
  snapshot: PurchaseSnapshot;
  send: (event: EventFrom<typeof purchaseMachine>) => void;
}

/** The actions that a buyer has in each view of a purchase. */
export const purchaseViews: Record<PurchaseView, (props: ViewProps) => ReactNode> = {
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
  offering: OfferView,
  form: FormView,
  askingCode: CodeView,
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

function OfferView({ snapshot, send }: ViewProps) {
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
      <KeptAnswers />
    </>
  );
}

function FormView({ snapshot, send }: ViewProps) {
  const { mode, email, error, notice } = snapshot.context;
  const busy = !snapshot.matches("form");
  const other = mode === "create" ? "sign-in" : "create";
  return (
    <>
      <PurchaseSteps />
      <AccountForm
        mode={mode}
        email={email}
        busy={busy}
        error={error}
        notice={notice}
        onSubmit={(credentials) => send({ type: "submitted", ...credentials })}
        onEdit={() => send({ type: "edited" })}
      />
      <TextButton disabled={busy} onClick={() => send({ type: "switched", mode: other })}>
        {mode === "create" ? "I already have an account" : "I need a new account"}
      </TextButton>
      <KeptAnswers />
    </>
  );
}

function CodeView({ snapshot, send }: ViewProps) {
  const { code } = snapshot.children;
  return (
    <>
      {code && <CodeForm actor={code} />}
      <TextButton onClick={() => send({ type: "left" })}>Go back</TextButton>
    </>
  );
}

const STEPS = ["Payment", "Account", "Your plan"];

/** The buyer's progress: the payment is done, and the account is next. */
function PurchaseSteps() {
  return (
    <ol className={styles.steps} aria-label="Steps to your plan">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={index === 0 ? styles.done : styles.step}
          aria-current={index === 1 ? "step" : undefined}
        >
          <span className={styles.mark}>
            {index === 0 ? <Icon name="check-bold" /> : index + 1}
          </span>
          <span>{step}</span>
          {index === 0 && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
