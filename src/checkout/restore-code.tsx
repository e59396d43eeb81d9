import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { ActorRefFrom } from "xstate";
import { CardPage } from "#ui/card-page.tsx";
import { TextButton } from "#ui/text-button.tsx";
import { CodeForm } from "./code-form.tsx";
import type { codeMachine } from "./code-machine.ts";
import type { PendingPurchases } from "./pending-purchase.ts";

interface RestoreCodeProps {
  email: string;
  actor: ActorRefFrom<typeof codeMachine>;
  brand: string;
  pending: PendingPurchases;
  onBack: () => void;
}

/** Asks for the code, keeps what it proves, and goes on to the account. */
export function RestoreCode({ email, actor, brand, pending, onBack }: RestoreCodeProps) {
  const found = useSelector(actor, ({ output }) => output);
  const navigate = useNavigate();

  useEffect(() => {
    if (!found) return;
    pending.remember(found);
    navigate("/success", { replace: true, state: { sessionId: found.sessionId } });
  }, [found, pending, navigate]);

  return (
    <CardPage
      title="Check your email"
      emblem={{ icon: "envelope-simple", tone: "plain" }}
      text={`If something was paid with ${email}, a 6-digit code is on its way there.`}
      brand={brand}
      below={<TextButton onClick={onBack}>Use another email</TextButton>}
    >
      <CodeForm actor={actor} />
    </CardPage>
  );
}
