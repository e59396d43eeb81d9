import { useEffect, useState } from "react";
import type { Order } from "#backend/order.ts";
import { readCompletedOrder, SessionRefused } from "#backend/read-order.ts";
import { renewSession } from "#backend/renew-session.ts";
import { isJsonObject } from "#lib/json.ts";
import { type Found, findOrder } from "./find-order.ts";
import { kept } from "./kept.ts";

const NAME = "order";

type Asked = Found | { state: "failed" } | undefined;

/** The order of whoever is signed in: at once where this browser knows it, and asked for anew behind that; undefined while it is looked up. */
export function useOrder(
  userId: string,
  claimPending: () => Promise<"claimed" | "none" | "unsettled">,
): { found: Asked; unsure: boolean; askAgain: () => void } {
  const [found, setFound] = useState<Asked>(() => keptOrder(userId));
  const [unsure, setUnsure] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // a new attempt asks again
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    const learn = (answer: Found) => {
      if (answer.state === "found") kept.keep(userId, NAME, answer.order);
      else kept.forget(userId, NAME);
      if (isGone) return;
      setFound(answer);
      setUnsure(false);
    };
    // whoever was let in stays in while the server is away; what is sold is fetched under the database's own policy
    const fail = () => {
      if (isGone) return;
      setFound((before) => (before?.state === "found" ? before : { state: "failed" }));
      setUnsure(true);
    };
    findOrder({ readOrder, claimPending }).then(learn, fail);
    return () => {
      isGone = true;
    };
  }, [attempt, userId, claimPending]);

  const askAgain = () => {
    setFound((before) => (before?.state === "found" ? before : undefined));
    setUnsure(false);
    setAttempt(attempt + 1);
  };
  return { found, unsure, askAgain };
}

function keptOrder(userId: string): Asked {
  const order = kept.recall(userId, NAME);
  return isJsonObject(order) && typeof order.id === "string" ? { state: "found", order: order as unknown as Order } : undefined;
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
