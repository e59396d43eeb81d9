import { useEffect, useState } from "react";
import type { BuyerOrder } from "#api/buyer-order.ts";
import { readMyOrders } from "#api/read-my-orders.ts";

/** The member's orders; undefined while they're read, "failed" if they can't be. */
export function useMyOrders() {
  const [orders, setOrders] = useState<BuyerOrder[] | "failed">();
  const [attempt, setAttempt] = useState(0);

  // A new attempt asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isGone = false;
    readMyOrders().then(
      (read) => !isGone && setOrders(read),
      () => !isGone && setOrders("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  const askAgain = () => {
    setOrders(undefined);
    setAttempt(attempt + 1);
  };
  return { orders, askAgain };
}
