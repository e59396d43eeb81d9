import { useEffect, useState } from "react";
import { readCompletedOrder, SessionRefused } from "#backend/read-order.ts";
import { renewSession } from "#backend/renew-session.ts";
import { type Found, findOrder } from "./find-order.ts";

type Asked = Found | { state: "failed" } | undefined;

/** The order of whoever is signed in; undefined while it is looked up. */
export function useOrder(claimPending: () => Promise<"claimed" | "none" | "unsettled">): { found: Asked; askAgain: () => void } {
  const [found, setFound] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);

  // a new attempt asks again
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    const tell = (answer: Asked) => {
      if (!isGone) setFound(answer);
    };
    findOrder({ readOrder, claimPending }).then(tell, () => tell({ state: "failed" }));
    return () => {
      isGone = true;
    };
  }, [attempt, claimPending]);

  const askAgain = () => {
    setFound(undefined);
    setAttempt(attempt + 1);
  };
  return { found, askAgain };
}

/** A session that the server no longer takes is renewed once; where that cannot be, whoever watches the session learns it. */
async function readOrder() {
  try {
    return await readCompletedOrder();
  } catch (error) {
    if (!(error instanceof SessionRefused)) throw error;
    await renewSession();
    return readCompletedOrder();
  }
}
