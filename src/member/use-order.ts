import { useEffect, useState } from "react";
import { confirmAccount } from "#api/account/confirm-account.ts";
import type { Order } from "#api/order.ts";
import { readCompletedOrder } from "#api/read-order.ts";
import { isJsonObject } from "#lib/json.ts";
import { forgetPictures } from "./app/kept-pictures.ts";
import { type Found, findOrder, type Pending } from "./find-order.ts";
import { isRemembered } from "./forget-member.ts";
import { kept } from "./kept.ts";

const NAME = "order";

type Asked = Found | { state: "failed" } | undefined;

interface Lookup {
  findPending: () => Promise<Pending>;
  /**
   * Called when the server has confirmed, during this page's lifetime, that the account has an
   * order.
   */
  onConfirmed: () => void;
}

/**
 * The member's order: at once if this browser has it, then looked up in the background; undefined
 * during a first lookup.
 */
export function useOrder(
  userId: string,
  { findPending, onConfirmed }: Lookup,
): { found: Asked; isStale: boolean; isConfirmed: boolean; refetch: () => void } {
  const [found, setFound] = useState<Asked>(() => readKeptOrder(userId));
  const [isStale, setIsStale] = useState(false);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // A new attempt asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    const learn = (answer: Found) => {
      // A member who has logged out leaves nothing behind.
      if (isGone) return;
      keepAnswer(userId, answer);
      setFound(answer);
      setIsStale(false);
      setIsConfirmed(answer.state === "found");
      if (answer.state === "found") onConfirmed();
    };
    // Members who are already in stay in while the server can't be reached; paid content is fetched
    // under the database's own policy.
    const fail = () => {
      if (isGone) return;
      setFound((before) => (before?.state === "found" ? before : { state: "failed" }));
      setIsStale(true);
    };
    findOrder({ readOrder: readCompletedOrder, findPending, confirmAccount }).then(learn, fail);
    return () => {
      isGone = true;
    };
  }, [attempt, userId, findPending, onConfirmed]);

  const refetch = () => {
    setFound((before) => (before?.state === "found" ? before : undefined));
    setIsStale(false);
    setAttempt(attempt + 1);
  };
  return { found, isStale, isConfirmed, refetch };
}

function keepAnswer(userId: string, answer: Found): void {
  if (answer.state !== "found") {
    for (const name of [NAME, "program", "plan"]) kept.forget(userId, name);
    void forgetPictures();
    // The log-out may have happened in another tab.
  } else if (isRemembered(userId)) kept.keep(userId, NAME, answer.order);
}

/** True if this browser has stored the member's order. */
export const hasKeptOrder = (userId: string): boolean => readKeptOrder(userId) !== undefined;

function readKeptOrder(userId: string): Asked {
  const order = kept.recall(userId, NAME);
  return isOrder(order) ? { state: "found", order } : undefined;
}

/** True if there's a stored order. Its other fields were parsed before it was stored. */
function isOrder(order: unknown): order is Order {
  return isJsonObject(order) && typeof order.id === "string";
}
