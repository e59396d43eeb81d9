import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isJsonObject } from "#lib/json.ts";
import { CardPage } from "#ui/card-page.tsx";
import type { Keeping } from "./keeping.ts";
import { purchaseFrame, stageOf } from "./purchase-frame.ts";
import { purchaseHere } from "./purchase-here.ts";
import { purchaseStages } from "./purchase-stages.tsx";

/** Where buyers come back to from the payment page. The session stands in the state of the history entry, so a reload knows it and the address does not show it. */
export function SuccessPage({ brand, keeping }: { brand: string; keeping: Keeping }) {
  const { state } = useLocation();
  const [machine] = useState(() => purchaseHere(keeping));
  const [input] = useState(() => {
    const sessionId =
      isJsonObject(state) && typeof state.sessionId === "string" ? state.sessionId : undefined;
    return {
      sessionId,
      claim: sessionId && keeping.pending.claimOf(sessionId),
      email: keeping.quizEmail.read(),
    };
  });
  const [snapshot, send] = useMachine(machine, { input });
  const navigate = useNavigate();
  const isDone = snapshot.status === "done";

  useEffect(() => {
    if (isDone) navigate("/profile", { replace: true });
  }, [isDone, navigate]);

  const Stage = purchaseStages[stageOf(snapshot)];
  return (
    <CardPage {...purchaseFrame(snapshot)} brand={brand}>
      <Stage snapshot={snapshot} send={send} />
    </CardPage>
  );
}
