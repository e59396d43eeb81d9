import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { Account } from "#backend/session.ts";
import { Waiting } from "#ui/waiting.tsx";
import { MemberHome } from "./member-home.tsx";
import { Retry } from "./retry.tsx";
import { useOrder } from "./use-order.ts";

export interface OrderGateProps {
  brand: string;
  session: Account;
  /** What the offer costs, for orders that do not say what was paid. */
  price: string;
  salesRoute: string;
  claimPending: () => Promise<"claimed" | "none" | "unsettled">;
}

/** Lets in whoever has a completed order. */
export function OrderGate({ brand, session, price, salesRoute, claimPending }: OrderGateProps): ReactNode {
  const { found, askAgain } = useOrder(claimPending);
  switch (found?.state) {
    case undefined:
      return <Waiting text="Opening your plan" />;
    case "failed":
      return <Retry brand={brand} text="We could not look up your purchase." onRetry={askAgain} />;
    case "unsettled":
      return <Retry brand={brand} text="Your payment is still being confirmed." onRetry={askAgain} />;
    case "none":
      return <Navigate to={salesRoute} replace />;
    case "found":
      return <MemberHome brand={brand} session={session} order={found.order} price={price} />;
  }
}
