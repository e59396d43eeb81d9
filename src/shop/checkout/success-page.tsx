import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isJsonObject } from "#lib/json.ts";
import { CardPage } from "#ui/card-page.tsx";
import type { CheckoutStorage } from "./purchase/checkout-storage.ts";
import { connectedPurchaseMachine } from "./purchase/connected-purchase-machine.ts";
import { purchasePageCopy } from "./purchase/purchase-page-copy.ts";
import { purchaseViews } from "./purchase/purchase-views.tsx";

interface SuccessPageProps {
  brand: string;
  checkoutStorage: CheckoutStorage;
}

/**
 * The page that buyers return to after paying. The session id is in the state of the history entry,
 * so it survives a reload and doesn't show in the URL.
 */
export function SuccessPage({ brand, checkoutStorage }: SuccessPageProps) {
  const { state } = useLocation();
  const [machine] = useState(() => connectedPurchaseMachine(checkoutStorage));
  const [input] = useState(() => {
    const sessionId =
      isJsonObject(state) && typeof state.sessionId === "string" ? state.sessionId : undefined;
    return {
      sessionId,
      claim: sessionId && checkoutStorage.pending.findClaim(sessionId),
      email: checkoutStorage.quizEmail.read(),
    };
  });
  const [snapshot, send] = useMachine(machine, { input });
  const navigate = useNavigate();
  const isDone = snapshot.status === "done";

  useEffect(() => {
    if (isDone) navigate("/profile", { replace: true });
  }, [isDone, navigate]);

  const View = purchaseViews[snapshot.context.view];
  return (
    <CardPage {...purchasePageCopy(snapshot)} brand={brand}>
      <View snapshot={snapshot} send={send} />
    </CardPage>
  );
}
