import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import type { ActorRefFrom } from "xstate";
import { CardPage } from "#ui/card-page.tsx";
import { TextButton } from "#ui/text-button.tsx";
import type { PendingPurchases } from "../purchase/pending-purchase.ts";
import { CodeForm } from "./code-form.tsx";
import type { codeMachine } from "./code-machine.ts";

interface RestoreCodeProps {
  email: string;
  /** Undefined before the first paint. */
  actor: ActorRefFrom<typeof codeMachine> | undefined;
  brand: string;
  pending: PendingPurchases;
  onBack: () => void;
}

/** Asks for the code, stores the purchase that it proves, and continues to the account. */
export function RestoreCode({ email, actor, brand, pending, onBack }: RestoreCodeProps) {
  const found = useSelector(actor, (current) => current?.output);
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
      text={`If you paid with ${email}, a 6-digit code is on its way to you.`}
      brand={brand}
      below={<TextButton onClick={onBack}>Use another email</TextButton>}
    >
      {actor && <CodeForm actor={actor} />}
    </CardPage>
  );
}
