import { useEffect, useState } from "react";
import type { Order } from "#backend/order.ts";
import { readCompletedOrder } from "#backend/read-order.ts";
import { isJsonObject } from "#lib/json.ts";
import { type Found, findOrder } from "./find-order.ts";
import { isRemembered } from "./forget-member.ts";
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
      // whoever has logged out meanwhile leaves nothing behind
      if (isGone) return;
      if (answer.state !== "found") for (const name of [NAME, "program"]) kept.forget(userId, name);
      // in another tab than this one, perhaps
      else if (isRemembered(userId)) kept.keep(userId, NAME, answer.order);
      setFound(answer);
      setUnsure(false);
    };
    // whoever was let in stays in while the server is away; what is sold is fetched under the database's own policy
    const fail = () => {
      if (isGone) return;
      setFound((before) => (before?.state === "found" ? before : { state: "failed" }));
      setUnsure(true);
    };
    findOrder({ readOrder: readCompletedOrder, claimPending }).then(learn, fail);
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
