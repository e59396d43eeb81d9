import { useEffect, useState } from "react";
import { confirmAccount } from "#backend/confirm-account.ts";
import type { Order } from "#backend/order.ts";
import { readCompletedOrder } from "#backend/read-order.ts";
import { isJsonObject } from "#lib/json.ts";
import { type Found, findOrder, type Pending } from "./find-order.ts";
import { isRemembered } from "./forget-member.ts";
import { kept } from "./kept.ts";

const NAME = "order";

type Asked = Found | { state: "failed" } | undefined;

interface Lookup {
  findPending: () => Promise<Pending>;
  /** The server has said, in this page, that the account has an order. */
  onConfirmed: () => void;
}

/** The order of the member: at once if this browser knows it, and looked up in the background; undefined while it is looked up. */
export function useOrder(
  userId: string,
  { findPending, onConfirmed }: Lookup,
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
      if (answer.state === "found") onConfirmed();
    };
    // whoever was let in stays in while the server is away; what is sold is fetched under the database's own policy
    const fail = () => {
      if (isGone) return;
      setFound((before) => (before?.state === "found" ? before : { state: "failed" }));
      setUnsure(true);
    };
    findOrder({ readOrder: readCompletedOrder, findPending, confirmAccount }).then(learn, fail);
    return () => {
      isGone = true;
    };
  }, [attempt, userId, findPending, onConfirmed]);

  const askAgain = () => {
    setFound((before) => (before?.state === "found" ? before : undefined));
    setUnsure(false);
    setAttempt(attempt + 1);
  };
  return { found, unsure, askAgain };
}

function keptOrder(userId: string): Asked {
  const order = kept.recall(userId, NAME);
  return isJsonObject(order) && typeof order.id === "string"
    ? { state: "found", order: order as unknown as Order }
    : undefined;
}
